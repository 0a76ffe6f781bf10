import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingStates } from './states.ts';

test('every screen has a story of each state that its calls can bring it into', () => {
  expect(missingStates(join(import.meta.dirname, '../..'))).toEqual([]);
});
