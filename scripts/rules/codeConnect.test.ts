import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error A script for sites, which is installed as it is.
import * as codeConnect from '../../packages/ui/bin/codeConnect.mjs';
import { writePackedPages } from '../docs/writePages.mjs';

interface Prop {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}
const componentsOf: (text: string) => Map<string, Prop[]> = codeConnect.componentsOf;
const templateOf: (name: string, props: Prop[], place: { url: string; source: string }) => string =
  codeConnect.templateOf;

const folder = mkdtempSync(join(tmpdir(), 'fairway-figma-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writePackedPages('ui', folder);
const components = componentsOf(readFileSync(join(folder, 'docs/components.md'), 'utf8'));
const place = { url: 'https://www.figma.com/design/a?node-id=1-2', source: '@fairway/ui' };

/** The code that Figma prints for a drawing with these properties, by the interface of its templates. */
function printed(name: string, drawing: Record<string, string | boolean>): string {
  const template = templateOf(name, components.get(name) ?? [], place);
  const figma = {
    selectedInstance: {
      getString: (property: string) => drawing[property] ?? '',
      getBoolean: (property: string) => drawing[property] === true,
      getEnum: (property: string, values: Record<string, unknown>) => values[String(drawing[property])],
    },
    code: String.raw,
  };
  const script = template.replace(/^import .*\n/m, '').replace('export default', 'result =');
  const context = { figma, result: { example: '' } };
  runInNewContext(script, context);
  return context.result.example;
}

test.each([
  ['Button', { tone: 'brand', size: 'medium', children: '提交' }, '<Button tone="brand">提交</Button>'],
  ['Button', { loading: true, children: 'Pay' }, '<Button loading>Pay</Button>'],
  ['Status', { kind: 'done', children: 'Issued' }, '<Status kind="done">Issued</Status>'],
  ['Heading', { level: '2', children: 'Routes' }, '<Heading level={2}>Routes</Heading>'],
  ['Segmented', { label: 'Week' }, '<Segmented label="Week" options={options} />'],
])('prints %s %j', (name, drawing, code) => {
  expect(printed(name, drawing)).toContain(code.replace(/ \/>$/, ''));
});

test('prints code that compiles for every component, empty and with all its values', async () => {
  expect(components.size).toBeGreaterThan(100);
  for (const [name, props] of components) {
    const drawing = Object.fromEntries(
      props.map(({ name: property, type }) => [
        property,
        type === 'boolean' || (/^'?([\w-]+)/.exec(type)?.[1] ?? 'text'),
      ]),
    );
    for (const code of [printed(name, {}), printed(name, drawing)])
      await expect(transformWithOxc(code, 'example.jsx'), code).resolves.toBeDefined();
  }
});
