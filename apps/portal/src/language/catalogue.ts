import type { zh } from './zh.ts';

type Widen<T> = T extends string ? string : { readonly [Key in keyof T]: Widen<T[Key]> };

/** Every word of the portal; a language that misses one does not compile. */
export type Words = Widen<typeof zh>;
export type TitleKey = keyof Words['title'];
