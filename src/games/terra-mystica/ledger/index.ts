export { readLedger } from './read.js';
