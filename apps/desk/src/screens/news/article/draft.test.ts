import { describe, expect, it } from 'vitest';
import { areFacts, areFactsEven, arePlaces, draftOf, valuesOf } from './draft.ts';

const ours = { zh: '航道编辑部', en: 'Fairway newsroom' };

describe('a typed article', () => {
  it('comes back as it was stored', () => {
    const draft = draftOf({
      ...valuesOf(null, ours),
      titleZh: '标题',
      kind: 'reprint',
      sourceUrl: ' https://example.com/a ',
      picture: '/api/news/pictures/1',
      factsZh: '等泊：1.2 天\n',
      factsEn: 'Waiting: 1.2 days',
      places: 'cnsha， CNSHA-NLRTM cnsha',
    });
    expect(draft).toMatchObject({
      original: false,
      sourceUrl: 'https://example.com/a',
      facts: [{ labelZh: '等泊', valueZh: '1.2 天', labelEn: 'Waiting', valueEn: '1.2 days' }],
      ports: ['CNSHA'],
      lanes: ['CNSHA-NLRTM'],
    });
    expect(draftOf(valuesOf(draft, ours))).toEqual(draft);
  });

  it('repeats figures that are given in one language only in the other language', () => {
    const { facts } = draftOf({ ...valuesOf(null, ours), factsEn: 'TEU: 1,000' });
    expect(facts).toEqual([{ labelZh: 'TEU', valueZh: '1,000', labelEn: 'TEU', valueEn: '1,000' }]);
  });
});

it.each([
  ['', true],
  ['等泊：1.2 天', true],
  ['Departs: 18:00', true],
  ['等泊', false],
  ['：1.2 天', false],
])('figures %j are well-formed: %s', (text, well) => {
  expect(areFacts(text)).toBe(well);
});

it.each([
  ['a：1', 'a: 1', true],
  ['a：1', '', true],
  ['a：1\nb：2', 'a: 1', false],
])('figures %j and %j are even: %s', (zh, en, even) => {
  expect(areFactsEven(zh, en)).toBe(even);
});

it.each([
  ['', true],
  ['CNSHA nlrtm', true],
  ['CNSHA-NLRTM', true],
  ['Shanghai', false],
  ['CNSHA-', false],
])('places %j are codes: %s', (text, well) => {
  expect(arePlaces(text)).toBe(well);
});
