import type { ReactNode } from 'react';

/**
 * An icon and what follows it. A text without an icon stays the only child, which React writes into the element
 * without a node of its own for it.
 */
export function withLead(lead: ReactNode, children: ReactNode): ReactNode {
  if (typeof children === 'string' && (lead === undefined || lead === null)) return children;
  return (
    <>
      {lead}
      {children}
    </>
  );
}
