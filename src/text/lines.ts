import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a stream, without their ends. Of a line longer than `most` only so much is kept, and one sign more to
 * tell it by: nobody fills the memory with a line that never ends. Only a line feed ends a line; the line separators of
 * Unicode may stand inside JSON.
 */
export async function* linesOf(input: NodeJS.ReadableStream, most: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let line = '';
  const grow = (text: string) => {
    if (line.length <= most) line += text.slice(0, most + 1 - line.length);
  };
  const whole = () => {
    const done = line.endsWith('\r') ? line.slice(0, -1) : line;
    line = '';
    return done;
  };
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    let from = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      grow(text.slice(from, at));
      yield whole();
      from = at + 1;
    }
    grow(text.slice(from));
  }
  grow(decoder.end());
  if (line !== '') yield whole();
}
