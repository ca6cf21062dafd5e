/** Control and format characters (also C1 and direction marks), marks on other signs, line separators, lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** One line of text that cannot steer a terminal, whatever it was made of. */
export function printable(text: string): string {
  // Letters with separate accents become one sign where there is one; towers of marks lose theirs.
  return text.normalize('NFC').replace(UNSAFE, (sign) => (/[\t\n\r]/.test(sign) ? ' ' : ''));
}

/** The same for text of several lines: line ends stay. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** The same for tables: tabs stay too. */
export function printableTable(text: string): string {
  return text.split('\t').map(printableLines).join('\t');
}

/** JSON in which such signs stand as \uXXXX: the same data for every program, and nothing for a terminal to obey. */
export function printableJson(text: string): string {
  return text.replace(UNSAFE, (sign) => (sign === '\n' ? sign : sign.split('').map(asEscape).join('')));
}

function asEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
