import { createStore } from 'jotai';

/** The one atom store of the page; loaders and actions reach session and language through it. */
export const store = createStore();
