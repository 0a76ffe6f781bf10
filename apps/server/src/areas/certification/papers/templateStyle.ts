import { pageStyle } from '../../../http/pages/pageStyle.ts';

/** Style of a sheet of paper: shown on screen as it prints, and printed without its surroundings. */
export const templateStyle = `${pageStyle}
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; max-inline-size: 48rem; margin: 1rem auto; padding-inline: 1rem; }
.bar p { margin: 0; }
a { color: var(--accent); }
main { max-inline-size: 48rem; min-block-size: 60rem; margin: 1rem auto; padding: 4rem clamp(1.25rem, 8vw, 5rem);
  background: #fff; color: #111; font-size: 1.0625rem; line-height: 2; }
h1 { margin: 0 0 2.5rem; text-align: center; font-size: 1.5rem; }
.indent { text-indent: 2em; }
.sign { margin-block-start: 2.5rem; text-align: end; }
u { text-underline-offset: 4px; }
li { margin-block: .75rem; }
@media print { body { background: #fff; } .bar { display: none; } main { margin: 0; padding: 0; min-block-size: 0; } @page { size: A4; margin: 25mm; } }
`;
