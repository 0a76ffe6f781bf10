import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inLayer } from './inLayer.ts';
import { reset } from './layers.css.ts';
import { media, text, weight } from './scale.ts';

const rule = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, inLayer(reset, styles));

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', { scrollPaddingTop: '80px' });
rule('body', {
  margin: 0,
  ...text.body,
  fontFamily: vars.font.body,
  fontWeight: weight.regular,
  color: vars.color.page.ink,
  background: vars.color.page.surface,
  WebkitFontSmoothing: 'antialiased',
  lineBreak: 'strict',
  overflowWrap: 'break-word',
});
rule('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
rule('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontWeight: weight.strong,
  textWrap: 'balance',
});
rule('p, li, dd', { textWrap: 'pretty' });
rule('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
rule('fieldset', { border: 0, minInlineSize: 0 });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
rule('img, svg', { display: 'block', maxInlineSize: '100%' });
rule('a', { color: vars.color.link });
rule('::selection', { background: vars.color.tint.hover, color: vars.color.tint.ink });
rule(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
rule('[hidden]', { display: 'none' });
// Important, because only that lets an early layer win: no component needs to remember it.
rule('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
