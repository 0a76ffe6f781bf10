import { expect, test } from 'vitest';
// @ts-expect-error A script for sites, which is installed as it is.
import { unlayered } from '../bin/unlayered.mjs';

test.each([
  ['drops the order of layers', '@layer fairway-reset,fairway-base;a{color:red}', 'a{color:red}'],
  ['counts a reset as one class more', '@layer fairway-reset{.x{margin:0}}', '.x:not(.\\#){margin:0}'],
  [
    'counts a component as two classes more',
    '@layer fairway-components{.x,.y:hover{color:red}}',
    '.x:not(.\\#):not(.\\#),.y:hover:not(.\\#):not(.\\#){color:red}',
  ],
  [
    'counts a style of a site as three classes more',
    '@layer fairway-site{.x{color:red}}',
    '.x:not(.\\#):not(.\\#):not(.\\#){color:red}',
  ],
  [
    'adds nothing behind a pseudo-element',
    '@layer fairway-components{.x:before,.y::placeholder{color:red}}',
    '.x:not(.\\#):not(.\\#):before,.y:not(.\\#):not(.\\#)::placeholder{color:red}',
  ],
  [
    'splits selectors at their own commas only',
    '@layer fairway-components{.x:is(.a,.b) [title="a,b"]{color:red}}',
    '.x:is(.a,.b) [title="a,b"]:not(.\\#):not(.\\#){color:red}',
  ],
  [
    'reads queries inside of layers',
    '@layer fairway-components{@media (width>=1px){.x{color:red}}}',
    '@media (width>=1px){.x:not(.\\#):not(.\\#){color:red}}',
  ],
  [
    'leaves steps of an animation and fonts alone',
    '@keyframes k{0%{opacity:0}to{opacity:1}}@font-face{src:url("a;b{.woff2")}',
    '@keyframes k{0%{opacity:0}to{opacity:1}}@font-face{src:url("a;b{.woff2")}',
  ],
])('%s', (_what, layered, expected) => {
  expect(unlayered(layered)).toBe(expected);
});
