import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Functions of the main entry that are not hooks, each with the reason why it is with the components. */
const exceptions: Record<string, string> = {
  createQuestions: 'makes the `questions` of ConfirmHost',
  createToasts: 'makes the `toasts` of ToastHost',
  createUploadQueue: 'makes the `queue` of UploadQueueProvider',
  growingMessages: 'makes the `messages` of UiProvider',
  opensBeside: 'is the deprecated former name of opensDetail',
  opensDetail: 'answers for a press on a link of ListDetail',
};
const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  exports: Record<string, { '@fairway/source'?: string }>;
};
const entries = Object.entries(exports).flatMap(([entry, { '@fairway/source': source }]) =>
  source && !source.includes('*') ? [{ entry, source }] : [],
);

/** Names of the values that a file exports. */
function valuesOf(source: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '..', source), 'utf8');
  return [...text.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

test('the main entry has components and hooks; functions are in entries of their subjects', () => {
  const values = valuesOf('src/index.ts');
  const functions = values.filter((name) => /^[a-z]/.test(name) && !/^use[A-Z]/.test(name));
  expect(functions.toSorted()).toEqual(Object.keys(exceptions));
  expect(values.length).toBeLessThanOrEqual(160);
});

test('each value is in one entry', () => {
  expect(entries.length).toBeGreaterThan(8);
  const values = entries.flatMap(({ source }) => valuesOf(source));
  expect(values.filter((name, index) => values.indexOf(name) !== index)).toEqual([]);
});

test('functions of an entry have names that are clear without the path of their import', () => {
  const helpers = entries
    .filter(({ entry }) => !['.', './theme', './tokens', './brand'].includes(entry))
    .flatMap(({ source }) => valuesOf(source));
  expect(helpers.filter((name) => !/[a-z][A-Z]/.test(name))).toEqual([]);
});
