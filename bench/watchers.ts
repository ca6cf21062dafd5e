/**
 * Two hundred programs that look on at a table, in one process of their own: says when all of them have been shown so
 * many answers, on the clock of the machine.
 */
import net from 'node:net';

const [socket = '', count = '200'] = process.argv.slice(2);
const SHOWN = /^\{"push":"changed","at":(\d+)/;

/** How many of them have been shown so many answers. */
const reached = new Map<number, number>();

function shown(answers: number): void {
  const now = (reached.get(answers) ?? 0) + 1;
  reached.set(answers, now);
  if (now === Number(count)) process.stdout.write(`${answers} ${performance.timeOrigin + performance.now()}\n`);
}

/** Whole lines that tell of a change are counted; the rest of the text is thrown away. */
function watch(): Promise<void> {
  return new Promise((seen) => {
    const line = net.connect(socket);
    let rest = '';
    line.setEncoding('utf8');
    line.write('{"do":"watch","world":true}\n');
    line.on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const one of lines) {
        const found = SHOWN.exec(one);
        if (!found) continue;
        seen();
        shown(Number(found[1]));
      }
    });
    setInterval(() => line.write('{"do":"ping"}\n'), 10_000);
  });
}

for (let i = 0; i < Number(count); i++) await watch();
