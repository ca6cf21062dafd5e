/** Numbers with nouns, and lists, by the rules of a language. Catalogues make their own from it. */

/** The forms that a noun has behind a number; a language gives those that its plural rules know. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

interface Counting {
  /** The form for the number: 'points'. */
  form(n: number, forms: Forms): string;
  /** '3 points' */
  count(n: number, forms: Forms): string;
  /** 'Ann, Bob and Cem' */
  list(items: readonly string[]): string;
  /** 'Ann, Bob or Cem' */
  either(items: readonly string[]): string;
}

export function countingIn(locale: string): Counting {
  // Made when they are first needed: making them takes longer than a sentence.
  let rules: Intl.PluralRules | undefined;
  const lists = new Map<string, Intl.ListFormat>();
  const form = (n: number, forms: Forms) => {
    rules ??= new Intl.PluralRules(locale);
    return forms[rules.select(n)] ?? forms.other;
  };
  const listOf = (type: 'conjunction' | 'disjunction', items: readonly string[]) => {
    const format = lists.get(type) ?? new Intl.ListFormat(locale, { type });
    lists.set(type, format);
    return format.format(items);
  };
  return {
    form,
    count: (n, forms) => `${n} ${form(n, forms)}`,
    list: (items) => listOf('conjunction', items),
    either: (items) => listOf('disjunction', items),
  };
}
