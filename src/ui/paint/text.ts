/** The old painter's road to the text sums; it goes with the painter. */
export * from '../components/text.js';
