/**
 * Texts as they are compared: without letter case and diacritics, and with letters that look alike in Latin and Cyrillic
 * taken for one. Somebody with a Cyrillic keyboard types Е7 for E7, and "lodz" finds "łódź". Both sides are folded.
 */
const ALIKE: Readonly<Record<string, string>> = {
  // Cyrillic, as its capitals look
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  т: 't',
  х: 'x',
  у: 'y',
  ѕ: 's',
  ј: 'j',
  // what Unicode does not take apart
  ł: 'l',
  ґ: 'г',
  '’': "'",
  ʼ: "'",
};

export function folded(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  return plain.replace(/[авсенікмортхуѕјłґ’ʼ]/g, (sign) => ALIKE[sign] ?? sign);
}
