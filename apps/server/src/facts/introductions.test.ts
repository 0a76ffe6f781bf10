import { describe, expect, it } from 'vitest';
import { readCarriers, readIntroductions, readPorts } from './read.ts';

/** Praise and superlatives become outdated and cannot be verified. */
const praise =
  /最|第一|领先|一流|著名|重要|\b(largest|biggest|busiest|leading|best|top|famous|major|important|premier port)\b/iu;

describe.each([
  ['port', readPorts().ports.map(({ code }) => code)],
  ['carrier', readCarriers().map(({ code }) => code)],
] as const)('the introduction of every %s', (of, codes) => {
  const intros = readIntroductions(of);

  it('exists exactly once for each of them', () => {
    expect([...intros.keys()].toSorted()).toEqual(codes.toSorted());
  });

  it.each([...intros])('%s names its location and what it serves, in one to three sentences', (_, intro) => {
    const { introZh, introEn } = intro;
    expect(introZh).toMatch(/^\P{ASCII}.*。$/u);
    expect(introZh.split('。').length - 1).toBeLessThanOrEqual(3);
    expect(introZh.length).toBeGreaterThanOrEqual(15);
    expect(introZh.length).toBeLessThanOrEqual(100);
    expect(introEn).toMatch(/^[A-Z].*\.$/u);
    expect(introEn.split(/\. (?=[A-Z])/u).length).toBeLessThanOrEqual(4);
    expect(introEn.length).toBeGreaterThanOrEqual(35);
    expect(introEn.length).toBeLessThanOrEqual(260);
  });

  it.each([...intros])('%s contains no figures and no praise', (_, { introZh, introEn }) => {
    expect(`${introZh} ${introEn}`).not.toMatch(/\d/);
    expect(`${introZh} ${introEn}`).not.toMatch(praise);
  });
});
