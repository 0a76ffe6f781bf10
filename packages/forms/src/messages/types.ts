import type { zh } from './zh.ts';

/** Literal texts widened, so that another language can fill the same shape. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> };

/** Every built-in text of forms and fields. A site with other words spreads a dictionary and replaces them. */
export type FormMessages = Widen<typeof zh>;
