import { expect, it } from 'vitest';
import { goalInside, pathUnder } from './base.ts';

it.each([
  ['', '/', '/'],
  ['', '/news?page=2', '/news?page=2'],
  ['/desk', '/', '/desk'],
  ['/desk', '/?tab=1', '/desk?tab=1'],
  ['/desk', '/people', '/desk/people'],
])('below "%s" the browser knows %s as %s', (base, path, known) => {
  expect(pathUnder(base, path)).toBe(known);
});

it.each([
  ['', '/news', '/news'],
  ['', '?page=2', '/ports?page=2'],
  ['', '#area', '/ports?sort=name#area'],
  ['', 'http://fairway.test/city#top', '/city#top'],
  ['', 'http://elsewhere.test/city', null],
  ['', 'mailto:help@fairway.test', null],
  ['', '/api/news/attachments/1', null],
  ['/desk', '/api/news/attachments/1', null],
  ['/desk', '/desk', '/'],
  ['/desk', '/desk/people?page=2', '/people?page=2'],
  ['/desk', '/ports', null],
  ['/desk', '/deskwork', null],
])('below "%s" a link to %s leads to %s', (base, href, goal) => {
  expect(goalInside(base, href, new URL(`http://fairway.test${base}/ports?sort=name`))).toBe(goal);
});
