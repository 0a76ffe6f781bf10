import type { CSSProperties, ReactNode } from 'react';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' };
const column: CSSProperties = { display: 'grid', gap: 16, justifyItems: 'start' };

/** Lays specimens of a story side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={row}>{children}</div>;
}

/** Lays specimens of a story under each other, at most `width` px wide. */
export function Column({ children, width }: { children: ReactNode; width?: number }) {
  return (
    <div
      style={{
        ...column,
        maxWidth: width,
        ...(width ? { gridTemplateColumns: 'minmax(0, 1fr)' } : { justifyItems: 'start' }),
      }}
    >
      {children}
    </div>
  );
}
