import type { StaffSelf } from '@fairway/gateway/contract/staffAuth';
import { useReader as useReaderOf, type Visitor } from '@fairway/site';

/** Somebody of the staff; `nameless` while the server does not say who. */
export type Member =
  | { readonly kind: 'staff'; readonly id: string; readonly self: StaffSelf }
  | { readonly kind: 'nameless' };
export type Reader = Visitor | Member;

/** Who is at the desk; undefined until the first page is here. */
export const useReader = () => useReaderOf<Member>();

/** Whoever is logged in, on pages that need it. */
export function useSelf(): StaffSelf | undefined {
  const reader = useReader();
  return reader?.kind === 'staff' ? reader.self : undefined;
}
