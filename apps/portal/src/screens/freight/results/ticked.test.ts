import { describe, expect, it } from 'vitest';
import { readTicked } from './ticked.ts';

const list = 'CNSHA-USLAX-2026-W48';
const [first, second] = ['00000001-0000-4000-8000-000000000001', '00000001-0000-4000-8000-000000000002'];

describe('the stored ticks of a list', () => {
  it.each([
    ['its sailings', `${list} ${first}.${second}`, [first, second]],
    ['nothing of another list', `CNSHA-NLRTM-2026-W48 ${first}`, []],
    ['no sailing that is not an id', `${list} ${first}.<b>`, [first]],
    ['nothing of an invalid text', '{}', []],
    ['nothing before the first tick', null, []],
  ])('are %s', (_, text, ids) => {
    expect(readTicked(text, list)).toEqual(ids);
  });
});
