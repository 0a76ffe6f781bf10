import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import groups from './mutate/groups.json' with { type: 'json' };
import { countMutants, mutationTable } from './mutate/summary.mjs';

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

test('a mutant counts as killed or survived; one that cannot run does not count', () => {
  const files = {
    'money.ts': mutants('Killed', 'Killed', 'Timeout', 'Survived', 'Ignored'),
    'total.ts': mutants('Killed', 'NoCoverage', 'RuntimeError', 'CompileError'),
  };
  expect(countMutants({ files })).toEqual({ modules: 2, killed: 4, survived: 2 });
});

test('the table has a row for each group, and their sum', () => {
  const counts = [
    { group: 'money', modules: 2, killed: 95, survived: 5 },
    { group: 'rights', modules: 1, killed: 2, survived: 1 },
  ];
  expect(mutationTable(counts)).toBe(
    `
| group  | modules | mutants | killed | survived | score  |
| ------ | ------- | ------- | ------ | -------- | ------ |
| money  | 2       | 100     | 95     | 5        | 95.0 % |
| rights | 1       | 3       | 2      | 1        | 66.7 % |
| all    | 3       | 103     | 97     | 6        | 94.2 % |`.trim(),
  );
});

test('each module of the list exists, in one group', () => {
  const files = Object.values(groups).flat();
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
