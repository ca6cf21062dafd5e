/** The old painter's road to the signs; it goes with the painter. */
export * from '../theme/glyphs.js';
