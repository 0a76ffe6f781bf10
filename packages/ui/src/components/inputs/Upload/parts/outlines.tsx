import type { ReactNode } from 'react';

/** Kind of the expected picture. */
export type UploadOutline = 'idFront' | 'idBack' | 'licence' | 'letter' | 'slip';

/** Strokes of writing, each at a point and so wide. */
const writing = (...strokes: readonly (readonly [x: number, y: number, width: number])[]) => (
  <path d={strokes.map(([x, y, width]) => `M${x} ${y}h${width}`).join('')} />
);

/** An identity card, either side. */
const card = <rect x="8" y="8" width="144" height="86" rx="7" />;

/** Drawn in the field's own proportions, in the colour of hints. */
const drawings: Record<UploadOutline, ReactNode> = {
  // The side with the emblem is the back in daily speech; the portrait is what people call the front.
  idFront: (
    <>
      {card}
      <circle cx="119" cy="40" r="11" />
      <path d="M101 72c2-13 9-19 18-19s16 6 18 19z" />
      {writing([22, 28, 28], [22, 42, 46], [22, 56, 58], [22, 80, 84])}
    </>
  ),
  idBack: (
    <>
      {card}
      <circle cx="34" cy="34" r="12" />
      <path d="M34 27l2.2 4.6 5 .6-3.7 3.5 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.5 5-.6z" />
      {writing([58, 28, 70], [58, 42, 50], [46, 68, 68], [46, 80, 68])}
    </>
  ),
  licence: (
    <>
      <rect x="14" y="8" width="132" height="86" rx="3" />
      <rect x="20" y="14" width="120" height="74" rx="1" strokeDasharray="2 3" />
      {writing([58, 28, 44], [32, 44, 40], [32, 55, 52], [32, 66, 34])}
      <circle cx="118" cy="66" r="11" />
    </>
  ),
  letter: (
    <>
      <path d="M48 6h48l16 16v74H48z" />
      <path d="M96 6v16h16" />
      {writing([58, 34, 44], [58, 45, 44], [58, 56, 30])}
      <circle cx="96" cy="78" r="9" />
    </>
  ),
  slip: (
    <>
      <path d="M34 12h92v78l-7.7-5-7.6 5-7.7-5-7.6 5-7.7-5-7.6 5-7.7-5-7.6 5-7.7-5-7.6 5-7.7-5-7.4 5z" />
      {writing([46, 30, 38], [46, 44, 68], [46, 56, 68], [88, 72, 26])}
    </>
  ),
};

/** A hint at what to photograph and how it should lie. */
export function Outline({ of, className }: { of: UploadOutline; className?: string }) {
  return (
    <svg viewBox="0 0 160 102" className={className} aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        {drawings[of]}
      </g>
    </svg>
  );
}
