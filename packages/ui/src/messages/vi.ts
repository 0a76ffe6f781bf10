import type { Messages } from './types.ts';
import { core } from './vi/core.ts';
import { more } from './vi/more.ts';

/** Built-in texts of the kit in Vietnamese. */
export const vi: Messages = { ...core, ...more };
