import { core } from './es/core.ts';
import { more } from './es/more.ts';
import type { Messages } from './types.ts';

/** Built-in texts of the kit in Spanish. */
export const es: Messages = { ...core, ...more };
