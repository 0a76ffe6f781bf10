/** A nested object of custom property names. */
export interface Contract {
  readonly [key: string]: string | Contract;
}

/** The same shape with other leaves. */
export type MapLeafNodes<C, Leaf> = {
  readonly [Key in keyof C]: C[Key] extends string ? Leaf : MapLeafNodes<C[Key], Leaf>;
};
