import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from './inLayer.ts';
import { reset } from './layers.css.ts';
import { elementRules, rootText } from './resetRules.ts';

/** Elements that the packed kit draws: each has a class, and `scripts/styleNames.ts` gives those their first letters. */
const ours = ['fwu', 'fwf'].flatMap((name) => [`[class^="${name}"]`, `[class*=" ${name}"]`]).join(', ');

const rule = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, inLayer(reset, styles));

// The packed style sheet has this instead of the reset: a host's own headings, lists and buttons stay as they are.
rule(`:is(${ours}):not(:is(${ours}) *)`, rootText);
for (const [selectors, styles] of elementRules) {
  const pseudos = selectors.filter((selector) => selector === '' || selector.startsWith('::'));
  const elements = selectors.filter((selector) => !pseudos.includes(selector));
  const scoped = pseudos.map((pseudo) => `:is(${ours})${pseudo}`);
  rule(
    [...scoped, ...(elements.length > 0 ? [`:is(${elements.join(', ')}):is(${ours})`] : [])].join(', '),
    styles,
  );
}
