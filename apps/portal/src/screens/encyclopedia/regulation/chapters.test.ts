import type { RegulationPart } from '@fairway/gateway/contract/regulation';
import { expect, it } from 'vitest';
import { chaptersOf } from './chapters.ts';

const part = (kind: RegulationPart['kind'], label: string): RegulationPart => ({
  kind,
  anchor: label,
  label,
  paragraphs: [],
});

it('gathers articles and sections under their chapter, and separately the parts before the first chapter', () => {
  const chapters = chaptersOf([
    part('preamble', ''),
    part('chapter', '第一章'),
    part('article', '第一条'),
    part('section', '第一节'),
    part('article', '第二条'),
    part('chapter', '第二章'),
  ]);
  expect(chapters.map(({ heading, parts, range }) => [heading?.label, parts.length, range])).toEqual([
    [undefined, 1, null],
    ['第一章', 3, ['第一条', '第二条']],
    ['第二章', 0, null],
  ]);
});
