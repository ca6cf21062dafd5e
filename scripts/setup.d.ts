/** Does missing set-up; false (after a sentence on standard error) when a step failed. */
export function setUp(root: string): boolean;
/** Is the bundle as new as its sources? */
export function bundleFresh(root: string): boolean;
