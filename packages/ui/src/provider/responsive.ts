/** One value for every screen, or others for those below 960 px (`narrow`) and 640 px (`phone`). */
export type Responsive<Value> =
  | Value
  | { readonly base: Value; readonly narrow?: Value; readonly phone?: Value };

/** A class a value, for each of the screens. */
type ByScreen<Key extends string | number> = Readonly<
  Record<'base' | 'narrow' | 'phone', Readonly<Record<Key, string>>>
>;

/** The classes that `byScreen` made for a value. */
export function classesAt<Key extends string | number>(made: ByScreen<Key>, value: Responsive<Key>): string {
  if (typeof value !== 'object') return made.base[value];
  const { base, narrow, phone } = value;
  return [made.base[base], narrow && made.narrow[narrow], phone && made.phone[phone]]
    .filter(Boolean)
    .join(' ');
}
