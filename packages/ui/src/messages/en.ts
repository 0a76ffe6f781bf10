import { core } from './en/core.ts';
import { more } from './en/more.ts';
import type { Messages } from './types.ts';

/** Built-in texts of the kit in English. */
export const en: Messages = { ...core, ...more };
