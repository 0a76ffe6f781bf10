import type { ReactNode } from 'react';

/**
 * An icon and the content after it. A text without an icon stays the only child, which React writes into the element
 * without a separate node.
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
