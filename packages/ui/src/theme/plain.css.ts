import { part } from './style.ts';

/** For an element that needs no style of its own: it says that the kit draws it, and so what the browser adds is taken away. */
export const plain = part({});
