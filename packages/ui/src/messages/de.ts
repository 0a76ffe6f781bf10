import { core } from './de/core.ts';
import { more } from './de/more.ts';
import type { Messages } from './types.ts';

/** Built-in texts of the kit in German. */
export const de: Messages = { ...core, ...more };
