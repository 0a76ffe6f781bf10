import { expect, test } from 'vitest';
import { containerParts } from './containerParts.ts';

test.each([
  ['', { owner: '', category: '', serial: '', check: '', fitting: null }],
  ['CS', { owner: 'CS', category: '', serial: '', check: '', fitting: null }],
  ['CSQU30', { owner: 'CSQ', category: 'U', serial: '30', check: '', fitting: null }],
  ['CSQU305438', { owner: 'CSQ', category: 'U', serial: '305438', check: '', fitting: 3 }],
  ['CSQU3054384', { owner: 'CSQ', category: 'U', serial: '305438', check: '4', fitting: 3 }],
  ['TCLU1000030', { owner: 'TCL', category: 'U', serial: '100003', check: '0', fitting: 0 }],
])('%s is read part by part', (value, parts) => {
  expect(containerParts(value)).toEqual(parts);
});

test.each(['CSQA', 'C3', '12', 'CSQU30543839999', 'csqu', 'CSQU30 5', '箱'])(
  '%s is no start of a box',
  (value) => {
    expect(containerParts(value)).toBeNull();
  },
);
