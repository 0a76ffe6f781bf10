import { core } from './ko/core.ts';
import { more } from './ko/more.ts';
import type { Messages } from './types.ts';

/** Built-in texts of the kit in Korean. */
export const ko: Messages = { ...core, ...more };
