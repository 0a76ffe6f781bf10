import { core } from './zh/core.ts';
import { more } from './zh/more.ts';

/** Built-in texts of the kit in Chinese. The shape of this object is the dictionary every language fills. */
export const zh = { ...core, ...more } as const satisfies Dictionary;

interface Dictionary {
  readonly [key: string]: string | ((...args: never[]) => string) | Dictionary;
}
