import { part } from './style.ts';

/** For an element without styles: it marks the element as the kit's, so that the browser's defaults are removed. */
export const plain = part({});
