import { media } from '../../../theme/scale.ts';
import { within } from '../../../theme/style.ts';
import { page, whole } from './PageLayout.css.ts';

/** A page's rules for paper. They are important, so that no component and no screen repeats them. */
const onPaper = (selector: string, rule: Record<string, string>) =>
  within(selector, {
    '@media': {
      [media.paper]: Object.fromEntries(
        Object.entries(rule).map(([name, value]) => [name, `${value} !important`]),
      ),
    },
  });

/** Navigation and interactive elements. */
const useless = [
  'nav',
  'search',
  'dialog',
  '[popover]',
  '[role="tablist"]',
  '[role="toolbar"]',
  'label:has(input, select, textarea)',
  'input',
  'select',
  'textarea',
  'details:not([open])',
].join(', ');
/** The heading of a sortable column is a button; a button with its own information opts in to print. */
const silentButtons = 'button:not(th *, [data-on-paper])';

onPaper(`.${page} > :is(header, footer, a)`, { display: 'none' });
onPaper(`.${page} :is(${useless}, ${silentButtons})`, { display: 'none' });
onPaper(`.${page}`, { minBlockSize: '0', display: 'block' });
// The sheet has margins.
onPaper(`.${whole}`, { paddingBlock: '0' });
onPaper(`.${page} :is(tr, figure, img, svg)`, { breakInside: 'avoid' });
onPaper(`.${page} :is(h1, h2, h3, h4, thead, caption)`, { breakAfter: 'avoid' });
