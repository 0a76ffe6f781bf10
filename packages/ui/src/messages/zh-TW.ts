import type { Messages } from './types.ts';
import { core } from './zh-TW/core.ts';
import { more } from './zh-TW/more.ts';

/** Built-in texts of the kit in traditional Chinese, as in Taiwan. */
export const zhTW: Messages = { ...core, ...more };
