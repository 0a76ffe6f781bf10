import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import { describe, expect, it } from 'vitest';
import { lackOf, nextOf, standingOf } from './publication.ts';

const now = new Date('2026-11-20T02:00:00Z');
const before = new Date('2026-11-19T02:00:00Z');
const later = new Date('2026-11-21T02:00:00Z');

it.each([
  ['draft', null, 'draft'],
  ['draft', before, 'draft'],
  ['scheduled', later, 'scheduled'],
  ['scheduled', now, 'out'],
  ['published', before, 'out'],
  ['withdrawn', before, 'withdrawn'],
] as const)('%s at %s is %s', (state, publishAt, expected) => {
  expect(standingOf({ state, publishAt }, now)).toBe(expected);
});

const draft = { state: 'draft', publishAt: null } as const;
const waits = { state: 'scheduled', publishAt: later } as const;
const out = { state: 'scheduled', publishAt: before } as const;
const withdrawn = { state: 'withdrawn', publishAt: before } as const;

describe('a step', () => {
  it.each([
    [null, 'keep', null, draft],
    [out, 'keep', null, out],
    [withdrawn, 'keep', null, withdrawn],
    [draft, 'publish', null, { state: 'published', publishAt: now }],
    [waits, 'publish', null, { state: 'published', publishAt: now }],
    // Readers saw it then: it does not come out a second time.
    [out, 'publish', null, { state: 'published', publishAt: before }],
    [withdrawn, 'publish', null, { state: 'published', publishAt: now }],
    [draft, 'schedule', later, waits],
    [withdrawn, 'schedule', later, waits],
    [draft, 'schedule', now, 'later'],
    [draft, 'schedule', null, 'later'],
    [out, 'schedule', later, 'articleOut'],
  ] as const)('from %j by %s at %s', (stored, step, at, result) => {
    expect(nextOf(stored, step, at, now)).toEqual(result);
  });
});

const nothing = { title: '', brief: '', body: '' };
const whole = { title: 'Title', brief: '', body: 'Text' };
const article = (more: Partial<DeskDraft>): DeskDraft => ({
  categoryId: 0,
  zh: whole,
  en: nothing,
  original: true,
  sourceZh: '',
  sourceEn: '',
  sourceUrl: null,
  picture: null,
  facts: [],
  ports: [],
  lanes: [],
  ...more,
});

describe('missing fields', () => {
  it.each([
    ['a draft with nothing', { zh: nothing }, false, ['titleZh']],
    ['a draft with a text only', { zh: { ...nothing, body: 'Text' } }, false, ['titleZh']],
    ['a draft with a headline', { zh: { ...nothing, title: 'Title' } }, false, []],
    ['a draft half translated', { en: { ...nothing, body: 'Text' } }, false, []],
    ['for readers: one language', {}, true, []],
    ['for readers: one language, spaces in the other', { en: { ...nothing, body: ' ' } }, true, []],
    ['for readers: a headline alone', { zh: { ...nothing, title: 'Title' } }, true, ['bodyZh']],
    ['for readers: half translated', { en: { ...nothing, body: 'Text' } }, true, ['titleEn']],
    ['for readers: a reprint of nobody', { original: false, en: whole }, true, ['sourceZh', 'sourceEn']],
    ['for readers: a reprint', { original: false, sourceZh: '示例' }, true, []],
  ] as const)('%s', (_, more, forReaders, fields) => {
    expect(lackOf(article(more), forReaders).map(({ field }) => field)).toEqual(
      fields.map((name) => `body.${name}`),
    );
  });
});

it('counts spaces as no text', () => {
  const spaces = { title: ' ', brief: '', body: ' ' };
  const required = (...fields: string[]) =>
    fields.map((field) => ({ field: `body.${field}`, rule: 'required' }));
  expect(lackOf(article({ zh: spaces }), false)).toEqual(required('titleZh'));
  const reprint = { original: false, sourceZh: ' ', zh: { ...spaces, brief: 'Brief' } };
  expect(lackOf(article(reprint), true)).toEqual(required('titleZh', 'bodyZh', 'sourceZh'));
  expect(lackOf(article(reprint), false)).toEqual(required('titleZh'));
});
