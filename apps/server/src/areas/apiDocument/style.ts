import { pageStyle } from '../../http/pages/pageStyle.ts';

/** The API document's style sheet, its own file so that the page needs no inline style. */
export const apiDocumentStyle = `${pageStyle}
:root { --post: #8a4b00; }
@media (prefers-color-scheme: dark) { :root { --post: #f0b36a; } }
html { scroll-padding-block-start: 1rem; }
body { display: grid; grid-template-columns: 14rem minmax(0, 60rem); gap: 2rem; justify-content: center;
  padding: 2rem 1rem 4rem; }
nav { position: sticky; inset-block-start: 2rem; align-self: start; }
nav ul { margin: 0; padding: 0; list-style: none; }
.brand { margin: 0 0 1rem; font-weight: 700; }
h1 { margin-block-start: 0; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
a { color: var(--accent); }
article { margin-block: .75rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
article p { margin-block: .25rem .5rem; }
.method { color: var(--accent); font: 600 .875rem ui-monospace, monospace; }
.method.post { color: var(--post); }
.marks { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: 0; padding: 0; list-style: none; color: var(--soft); font-size: .875rem; }
.marks li { padding-inline: .5rem; border: 1px solid var(--line); border-radius: 1rem; }
details { margin-block-start: .5rem; overflow-x: auto; }
summary { cursor: pointer; }
table { inline-size: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .25rem .5rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400; }
td { overflow-wrap: anywhere; }
dd { margin-inline-start: 1rem; color: var(--soft); }
@media (max-width: 60rem) { body { display: block; } nav { position: static; } nav ul { columns: 2; margin-block-end: 1rem; } }
`;
