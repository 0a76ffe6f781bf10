import { core } from './ja/core.ts';
import { more } from './ja/more.ts';
import type { Messages } from './types.ts';

/** Built-in texts of the kit in Japanese. */
export const ja: Messages = { ...core, ...more };
