/** Languages of the list, by their ids. */
import { type LanguageEntry, languageCalled } from '../../src/languages/index.js';

export function languageNamed(id: string): LanguageEntry {
  const entry = languageCalled(id);
  if (!entry) throw new Error(`no language ${id}`);
  return entry;
}
