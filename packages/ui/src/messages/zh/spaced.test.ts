import { expect, test } from 'vitest';
import { core } from './core.ts';
import { tableFilters } from './data.ts';
import { more } from './more.ts';
import { spaced } from './spaced.ts';

test.each([
  [spaced`由${'Fairway 航道'}处理`, '由 Fairway 航道处理'],
  [spaced`由${'航道 Fairway'}处理`, '由航道 Fairway 处理'],
  [spaced`由${'航道'}处理`, '由航道处理'],
  [spaced`复制${'IMO'}`, '复制 IMO'],
  [spaced`搜索“${'IMO'}”`, '搜索“IMO”'],
  [spaced`${'40HQ'}的最小值`, '40HQ 的最小值'],
  [spaced`${''}没有名称`, '没有名称'],
])('a name in Latin letters keeps its distance from the Chinese beside it: %s', (joined, expected) => {
  expect(joined).toBe(expected);
});

test('so do the sentences of the kit', () => {
  expect(more.steps.who('Fairway 航道')).toBe('由 Fairway 航道处理');
  expect(core.copyable.copy('IMO')).toBe('复制 IMO');
  expect(tableFilters.contains('IMO', '97')).toBe('IMO 含“97”');
});
