import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inLayer } from './inLayer.ts';
import { reset } from './layers.css.ts';
import { elementRules, rootText } from './resetRules.ts';

const rule = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, inLayer(reset, styles));

// For a whole page of the kit. Packed it is `@fairway/ui/reset.css`, for sites that use it.
rule('html', { scrollPaddingTop: '80px' });
rule('body', {
  margin: 0,
  ...rootText,
  color: vars.color.page.ink,
  background: vars.color.page.surface,
});
for (const [selectors, styles] of elementRules)
  rule(
    selectors
      .map((selector) => (/^(?:$|::(?:before|after))/.test(selector) ? `*${selector}` : selector))
      .join(', '),
    styles,
  );
