/** Does missing set-up; false (after a sentence on standard error) when a step failed. */
export function setUp(root: string, wish?: { packages?: boolean }): boolean;
/** Do the installed packages have the versions that the lock file names? */
export function packagesFit(root: string): boolean;
/** Was the bundle made of exactly what stands in the sources now? */
export function bundleFresh(root: string): boolean;
type Sources = Record<string, [look: string, hash: string]>;
/** What the bundle is made of, as it is now. */
export function recordSources(root: string): Sources;
/** Says that these files of `dist/` were made of those sources. */
export function recordBundle(root: string, from: Sources, names: readonly string[]): void;
