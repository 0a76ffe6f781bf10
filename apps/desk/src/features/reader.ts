import type { StaffSelf } from '@fairway/gateway/contract/staffAuth';
import type { QueueCount } from '@fairway/gateway/contract/transferReview';
import { useReader as useReaderOf, type Visitor } from '@fairway/site';

/** A staff member; `nameless` while the server has not named them. */
export type Member =
  | {
      readonly kind: 'staff';
      readonly id: string;
      readonly self: StaffSelf;
      /** The queues that their roles open; empty if they could not be counted. No page waits for them. */
      readonly queues: Promise<readonly QueueCount[]>;
    }
  | { readonly kind: 'nameless' };
export type Reader = Visitor | Member;

/** The staff member at the desk; undefined until the first page is loaded. */
export const useReader = () => useReaderOf<Member>();

/** The logged-in staff member, on pages that need one. */
export function useSelf(): StaffSelf | undefined {
  const reader = useReader();
  return reader?.kind === 'staff' ? reader.self : undefined;
}
