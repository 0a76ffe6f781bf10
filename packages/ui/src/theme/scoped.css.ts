import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from './inLayer.ts';
import { reset } from './layers.css.ts';
import { elementRules, rootText } from './resetRules.ts';

/** Elements that the packed kit renders: each has a class, and `scripts/vite/styleNames.ts` defines its prefix. */
const ours = ['fwu', 'fwf'].flatMap((name) => [`[class^="${name}"]`, `[class*=" ${name}"]`]).join(', ');

const rule = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, inLayer(reset, styles));

// The packed style sheet has this instead of the reset: a host's own headings, lists and buttons do not change. Each
// rule counts as one class: in the sheet without layers that decides which of a host's rules it overrides. Other resets
// change elements where the kit keeps the browser's own look. In Chromium that undoes the padding of cells.
const restyled = 'a, button, caption, dt, hr, input, label, legend, select, table, td, textarea, th';
rule(`:where(${restyled}):is(${ours})`, { all: 'revert' });
rule(`:where(td, th):is(${ours})`, { padding: '1px' });
for (const [selectors, styles] of elementRules) {
  const pseudos = selectors.filter((selector) => selector === '' || selector.startsWith('::'));
  const elements = selectors.filter((selector) => !pseudos.includes(selector));
  const scoped = pseudos.map((pseudo) => `:is(${ours})${pseudo}`);
  rule(
    [...scoped, ...(elements.length > 0 ? [`:where(${elements.join(', ')}):is(${ours})`] : [])].join(', '),
    styles,
  );
}
// Behind the others: the outermost element has the kit's text though it is a button.
rule(`:is(${ours}):where(:not(:is(${ours}) *))`, {
  ...rootText,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textTransform: 'none',
  textIndent: 0,
  textShadow: 'none',
  fontStyle: 'normal',
});
