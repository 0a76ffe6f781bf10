import { pageStyle } from '../../http/pages/pageStyle.ts';

/** The outbox page's style sheet, its own file so that the page needs no inline style. */
export const outboxStyle = `${pageStyle}
body { padding: 2rem 1rem 4rem; }
header, main { max-inline-size: 46rem; margin-inline: auto; }
header { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 0 1rem; }
header p { grid-column: 1 / -1; margin-block: .25rem 1.5rem; color: var(--soft); }
h1 { margin: 0; font-size: 1.5rem; }
a { color: var(--accent); }
form { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin-block-end: 1.5rem; }
input, button { min-block-size: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .5rem;
  background: var(--card); color: inherit; font: inherit; }
input[type=search] { flex: 1 1 12rem; min-inline-size: 0; }
button { border-color: transparent; background: var(--accent); color: var(--card); cursor: pointer; }
ol { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
li, .empty { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
li p { margin: 0; }
.meta { display: flex; flex-wrap: wrap; gap: .25rem .75rem; color: var(--soft); font-size: .875rem; }
.meta .to { font-weight: 600; }
.kind { padding-inline: .5rem; border: 1px solid currentColor; border-radius: 1rem; }
time { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
.code { margin-block-start: .5rem; }
.code strong { font: 600 1.75rem/1.4 ui-monospace, monospace; letter-spacing: .15em; user-select: all; }
.label { color: var(--soft); font-size: .875rem; }
.text { overflow-wrap: anywhere; white-space: pre-line; }
`;
