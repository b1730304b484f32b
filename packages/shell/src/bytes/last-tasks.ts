/** Tasks of a page once it is idle, in one file that is loaded then. */
export { takeLateFont } from './late-font';
export { loadAhead } from './load-ahead';
