import type { CSSProperties, ReactNode } from 'react';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' };
const column: CSSProperties = { display: 'grid', gap: 16 };
const narrow: CSSProperties = { justifyItems: 'start' };
const wide: CSSProperties = { gridTemplateColumns: 'minmax(0, 1fr)' };

/** Lays specimens of a story side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={row}>{children}</div>;
}

/** Lays specimens of a story under each other, at most `width` px wide. */
export function Column({ children, width }: { children: ReactNode; width?: number }) {
  return <div style={{ ...column, ...(width ? wide : narrow), maxWidth: width }}>{children}</div>;
}
