export { resultsAddress } from './search.ts';
