import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breakableEmail } from './breakableEmail.tsx';

test.each([
  ['ops.desk@far.example', 'ops<wbr/>.desk<wbr/>@far<wbr/>.example'],
  ['Li a@b.cn, 100.5', 'Li <wbr/>a<wbr/>@b<wbr/>.cn,<wbr/> 100.5'],
  ['v1.2', 'v1.2'],
  ['@', '@'],
  ['', ''],
])('%s may wrap only in its addresses', (text, markup) => {
  expect(renderToStaticMarkup(createElement(Fragment, null, breakableEmail(text)))).toBe(markup);
});
