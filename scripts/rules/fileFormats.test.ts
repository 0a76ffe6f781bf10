import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const inKit = join(import.meta.dirname, '../../packages/ui/src/components/inputs/Upload/formats');
const inTrade = join(import.meta.dirname, '../../packages/trade/src/files');

test('browser and server judge files by the same rules: the kit imports no other package, so it has a copy', () => {
  const rules = readdirSync(inTrade);
  expect(rules.length).toBe(6);
  for (const name of rules)
    expect(readFileSync(join(inKit, name), 'utf8'), name).toBe(readFileSync(join(inTrade, name), 'utf8'));
});
