import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** The kinds of emptiness; each has its words and its drawing. */
export type EmptyKind =
  | 'none-yet'
  | 'none-match'
  | 'not-allowed'
  | 'login-needed'
  | 'failed'
  | 'offline'
  | 'soon'
  | 'not-found';

/** Shallows in contour bands round a piece of coast, as a chart prints them. */
const shore = (
  <>
    <path className={styles.water.one} d="M0 92C30 66 44 104 84 96s52-44 96-34 36 44 52 40v42H0Z" />
    <path className={styles.water.two} d="M0 108c28-20 46 8 82 4s58-36 98-28 34 36 52 34v26H0Z" />
    <path className={styles.water.three} d="M0 124c26-12 50 2 82 0s62-22 98-18 32 24 52 24v14H0Z" />
  </>
);

const buoy = (
  <>
    <path className={styles.solid} d="M104 92h24l-6-38h-12Z" />
    <path className={styles.ink} d="M107.4 74h17.2l1.6 9h-20.4Z" />
    <path className={styles.line} d="M116 54V40m-7 0h14m-28 52h42l-6 12h-30Z" />
    <path className={styles.solid} d="M95 92h42l-6 12h-30Z" />
    <circle className={styles.solid} cx="116" cy="36" r="5" />
  </>
);

const compass = (
  <>
    <circle className={styles.solid} cx="116" cy="66" r="38" />
    <circle className={styles.hair} cx="116" cy="66" r="31" />
    <path className={styles.line} d="M116 28v7m0 62v7M78 66h7m62 0h7" />
    <path className={styles.hair} d="m94 44 4 4m36 36 4 4m0-44-4 4M98 84l-4 4" />
    <path className={styles.position} d="m132 50-11 21-10-10Z" />
    <path className={styles.line} d="m100 82 11-21 10 10Z" />
  </>
);

const lighthouse = (
  <>
    <path className={styles.land} d="M74 112c8-14 22-12 30-18s24-6 34 2 18 4 24 16Z" />
    <path className={styles.solid} d="M108 96h20l-4-44h-12Z" />
    <path className={styles.ink} d="M110.2 72h15.6l1 11h-17.6Z" />
    <path className={styles.solid} d="M111 40h14v12h-14Z" />
    <path className={styles.line} d="M108 52h20m-18-12 8-8 8 8M116 96v-8" />
  </>
);

const beams = <path className={styles.hair} d="M104 44 60 32m44 16-44 8m68-12 44-12m-44 16 44 8" />;

const drawings: Record<EmptyKind, ReactNode> = {
  'none-yet': (
    <>
      {shore}
      <path className={styles.route} d="M34 112c26-34 64-52 140-58" />
      <circle className={styles.position} cx="34" cy="112" r="4" />
      <circle className={styles.ring} cx="34" cy="112" r="8" />
      <circle className={styles.ring} cx="180" cy="53" r="5" />
    </>
  ),
  'none-match': (
    <>
      {shore}
      {compass}
    </>
  ),
  'not-allowed': (
    <>
      {shore}
      {buoy}
      <path className={styles.line} d="M28 84h46m84 0h46" strokeDasharray="2 6" />
      <path className={styles.line} d="M42 78l12 12m0-12-12 12m124-12 12 12m0-12-12 12" />
    </>
  ),
  'login-needed': (
    <>
      {shore}
      {lighthouse}
      {beams}
    </>
  ),
  failed: (
    <>
      {shore}
      <g transform="rotate(-16 116 92)">{buoy}</g>
      <path className={styles.line} d="M58 50c6-6 10-6 16 0s10 6 16 0m52 8c6-6 10-6 16 0s10 6 16 0" />
    </>
  ),
  offline: (
    <>
      {shore}
      {lighthouse}
      <path className={styles.hair} d="M104 44 84 39m44 5 20-5" strokeDasharray="3 5" />
      <path className={styles.line} d="m64 24 104 84" />
    </>
  ),
  soon: (
    <>
      {shore}
      <path className={styles.solid} d="M66 88h100l-14 22H84Z" />
      <path className={styles.line} d="M84 88V70h20v18m0 0V58h24v30m0 0V66h22v22" />
      <path className={styles.ink} d="M104 70h24v9h-24Z" />
      <path className={styles.route} d="M176 98c16-4 28-4 44-16" />
      <circle className={styles.ring} cx="222" cy="80" r="4" />
    </>
  ),
  'not-found': (
    <>
      {shore}
      <path className={styles.land} d="M150 78c10-10 22-6 30-12s20 0 18 10-16 8-22 14-34 0-26-12Z" />
      <path className={styles.route} d="M26 114c20-30 40-20 46-38s24-34 44-20-8 34-18 22 12-34 34-34" />
      <path className={styles.line} d="m134 36 12 12m0-12-12 12" />
      <circle className={styles.position} cx="26" cy="114" r="4" />
    </>
  ),
};

/** A quiet drawing in chart colours; decoration, since the text is complete without it. */
export function Picture({ kind }: { kind: EmptyKind }) {
  return (
    <svg className={styles.picture} viewBox="0 0 232 144" aria-hidden="true" focusable="false">
      {drawings[kind]}
    </svg>
  );
}
