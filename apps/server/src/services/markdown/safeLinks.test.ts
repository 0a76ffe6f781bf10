import { expect, it } from 'vitest';
import { safeLink, safePath } from './safeLinks.ts';

it.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
  ['/shipPriceInfo?origin=CNSHA', '/shipPriceInfo?origin=CNSHA'],
])('%s may be linked', (address, href) => {
  expect(safeLink(address)).toBe(href);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'relative/path',
  '#top',
  '',
])('TRUST 35: %j may not', (address) => {
  expect(safeLink(address)).toBeNull();
});

it.each(['//evil.example/x.png', '/\\evil.example', '/\t/evil.example', 'https://evil.example'])(
  '%j is no path of this site',
  (address) => {
    expect(safePath(address)).toBeNull();
  },
);
