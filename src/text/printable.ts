/** Control and format characters (also C1 and direction marks), line separators, lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** One line of text that cannot steer a terminal, whatever it was made of. */
export function printable(text: string): string {
  return text.replace(UNSAFE, (sign) => (sign === '\t' || sign === '\n' || sign === '\r' ? ' ' : ''));
}

/** The same for text of several lines: line ends stay. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
