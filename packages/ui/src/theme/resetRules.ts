import type { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media, text, weight } from './scale.ts';

type Styles = Parameters<typeof globalStyle>[1];

/** Text styles of a page, from its root on. */
export const rootText = {
  ...text.body,
  fontFamily: vars.font.body,
  fontWeight: weight.regular,
  WebkitFontSmoothing: 'antialiased',
  lineBreak: 'strict',
  overflowWrap: 'break-word',
} as const;

/** Base rules of the components: elements without browser styles. */
export const elementRules: readonly (readonly [selectors: readonly string[], styles: Styles])[] = [
  [['', '::before', '::after'], { boxSizing: 'border-box' }],
  [
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset'],
    { margin: 0, padding: 0 },
  ],
  [
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    { fontSize: 'inherit', lineHeight: 'inherit', fontWeight: weight.strong, textWrap: 'balance' },
  ],
  [['p', 'li', 'dd'], { textWrap: 'pretty' }],
  [['ul[role="list"]', 'ol[role="list"]'], { listStyle: 'none' }],
  [['fieldset'], { border: 0, minInlineSize: 0 }],
  [
    ['button', 'input', 'select', 'textarea'],
    { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  ],
  [['button'], { background: 'none', border: 0, padding: 0, cursor: 'pointer' }],
  [['img', 'svg'], { display: 'block', maxInlineSize: '100%', verticalAlign: 'baseline' }],
  [['a'], { color: vars.color.link }],
  [['::selection'], { background: vars.color.tint.hover, color: vars.color.tint.ink }],
  [[':focus-visible'], { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' }],
  [['[hidden]'], { display: 'none' }],
  // Important, because only that lets an early layer win: components need no such rule.
  [
    ['', '::before', '::after'],
    {
      '@media': {
        [media.still]: {
          animationDuration: '0s !important',
          animationIterationCount: '1 !important',
          transitionProperty: 'none !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  ],
];
