import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error Scripts for sites, which are installed unchanged.
import { codemods, runCodemod } from '../bin/codemods.mjs';

const rewrite = (source: string): string => codemods['rules-to-trade'].rewrite(source);

test.each([
  [
    'rules go, fields stay',
    "import { Form, mobile, required } from '@fairway/forms';\n",
    "import { Form } from '@fairway/forms';\nimport { mobile, required } from '@fairway/trade';\n",
  ],
  [
    'all go',
    'import { mobile } from "@fairway/forms";\nconst one = 1;\n',
    'import { mobile } from "@fairway/trade";\nconst one = 1;\n',
  ],
  [
    "several lines, types and names of one's own",
    "import {\n  Form,\n  type Rule,\n  mobile as phone,\n} from '@fairway/forms';\n",
    "import { Form } from '@fairway/forms';\nimport { type Rule, mobile as phone } from '@fairway/trade';\n",
  ],
  [
    'types alone, and what is handed on',
    "import type { Validator } from '@fairway/forms';\nexport { email } from '@fairway/forms';",
    "import type { Validator } from '@fairway/trade';\nexport { email } from '@fairway/trade';",
  ],
  ['what stays', "import { Form } from '@fairway/forms';\n", "import { Form } from '@fairway/forms';\n"],
  ['others of that name', "import { mobile } from './rules';\n", "import { mobile } from './rules';\n"],
])('%s', (_case, before, after) => {
  expect(rewrite(before)).toBe(after);
  expect(rewrite(after)).toBe(after);
});

test.each([
  [
    'functions go to their entries, components stay',
    "import { DataTable, sortRows, type TableQuery, vars } from '@fairway/ui';\n",
    "import { DataTable } from '@fairway/ui';\nimport { sortRows, type TableQuery } from '@fairway/ui/table';\nimport { vars } from '@fairway/ui/theme';\n",
  ],
  [
    'a renamed function keeps its name in the file',
    "import { classes, isFinal as over } from '@fairway/ui';\n",
    "import { isPaymentFinal as over } from '@fairway/ui/payment';\nimport { joinClasses as classes } from '@fairway/ui/utilities';\n",
  ],
  [
    'entries with a new name',
    "import type { IsoWeek } from '@fairway/ui/iso-week';\n",
    "import type { IsoWeek } from '@fairway/ui/dates';\n",
  ],
  ['components', "import { Button } from '@fairway/ui';\n", "import { Button } from '@fairway/ui';\n"],
  [
    'comments in the list move above it',
    "import {\n  // pays\n  isFinal,\n  Button, // main\n} from '@fairway/ui';\n",
    "// pays\n// main\nimport { Button } from '@fairway/ui';\nimport { isPaymentFinal as isFinal } from '@fairway/ui/payment';\n",
  ],
])('helpers-to-entries: %s', (_case, before, after) => {
  const toEntries: (source: string) => string = codemods['helpers-to-entries'].rewrite;
  expect(toEntries(before)).toBe(after);
  expect(toEntries(after)).toBe(after);
});

test('rewrites the scripts of a folder except installed packages, and returns the changed files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-codemod-'));
  const old = "import { mobile } from '@fairway/forms';\n";
  mkdirSync(join(folder, 'node_modules/other'), { recursive: true });
  for (const file of ['one.ts', 'two.css', 'node_modules/other/three.js'])
    writeFileSync(join(folder, file), old);
  expect(runCodemod('rules-to-trade', [folder])).toEqual([join(folder, 'one.ts')]);
  expect(readFileSync(join(folder, 'one.ts'), 'utf8')).toContain('@fairway/trade');
  expect(readFileSync(join(folder, 'node_modules/other/three.js'), 'utf8')).toBe(old);
  expect(runCodemod('rules-to-trade', [folder])).toEqual([]);
  rmSync(folder, { recursive: true });
});

test.each([
  ['an element', '<Badge tone="tint">Open</Badge>', '<Badge tone="info">Open</Badge>'],
  [
    'braces before other values',
    "<Notice tone={'tint'} action={{ a: 1 }}>",
    '<Notice tone="info" action={{ a: 1 }}>',
  ],
  [
    'several lines',
    '<Notice\n  live="polite"\n  tone="tint"\n>',
    '<Notice\n  live="polite"\n  tone="info"\n>',
  ],
  ['other components', '<Card tone="tint">', '<Card tone="tint">'],
  ['other tones', '<Badge tone="good">', '<Badge tone="good">'],
])('tint becomes info: %s', (_case, before, after) => {
  expect(codemods['tint-to-info'].rewrite(before)).toBe(after);
  expect(codemods['tint-to-info'].rewrite(after)).toBe(after);
});

const oneVocabulary: (source: string) => string = codemods['one-vocabulary'].rewrite;

test.each([
  [
    'attributes of imported components',
    'import { Icon, Status } from \'@fairway/ui\';\n<Status of="done" icon={<Icon of={Check} />}>ok</Status>',
    'import { Icon, Status } from \'@fairway/ui\';\n<Status kind="done" icon={<Icon icon={Check} />}>ok</Status>',
  ],
  [
    'a name that the file gives, several lines, comments and functions',
    "import { Section as Part } from '@fairway/ui';\n<Part\n  // heading=\n  onClick={() => a > b}\n  heading={`{ of`}\n>",
    "import { Section as Part } from '@fairway/ui';\n<Part\n  // heading=\n  onClick={() => a > b}\n  title={`{ of`}\n>",
  ],
  [
    'a component with type arguments',
    'import { Form } from \'@fairway/forms\';\n<Form<Values> of={form} summary="none">',
    'import { Form } from \'@fairway/forms\';\n<Form<Values> form={form} summary="none">',
  ],
  [
    'types of properties',
    "import type { StatusProps } from '@fairway/ui';\ntype Kind = StatusProps['of'];",
    "import type { StatusProps } from '@fairway/ui';\ntype Kind = StatusProps['kind'];",
  ],
  [
    'a function',
    "import { emailReached, v } from '@fairway/trade';\nemailReached();",
    "import { emailUnlessMobile, v } from '@fairway/trade';\nemailUnlessMobile();",
  ],
  [
    'a component with its properties and values',
    'import { Beside, type BesideProps, opensBeside } from \'@fairway/ui\';\n// Beside the list\n<Beside narrow="reading" reading={text} label="Beside">{opensBeside(event)}</Beside>',
    'import { ListDetail, type ListDetailProps, opensDetail } from \'@fairway/ui\';\n// Beside the list\n<ListDetail narrow="detail" detail={text} label="Beside">{opensDetail(event)}</ListDetail>',
  ],
  [
    'a dialog whose submit runs',
    "import { Dialog, LoginDialog } from '@fairway/ui';\n<Dialog busy={busy} title={t}><LoginDialog busy banners={[{ heading: 'heading: a', text: t }]} /></Dialog>",
    "import { Dialog, LoginDialog } from '@fairway/ui';\n<Dialog loading={busy} title={t}><LoginDialog loading banners={[{ title: 'heading: a', text: t }]} /></Dialog>",
  ],
  [
    'banners in a constant',
    "import type { LoginBanner } from '@fairway/ui';\nconst banners: readonly LoginBanner[] = [{ heading: 'a', text: 'b' }];\nconst own = { heading: 1 };",
    "import type { LoginBanner } from '@fairway/ui';\nconst banners: readonly LoginBanner[] = [{ title: 'a', text: 'b' }];\nconst own = { heading: 1 };",
  ],
  [
    'a dictionary',
    "import { zh } from '@fairway/ui/messages/zh';\nconst own = { ...zh, emptyState: { ...zh.emptyState, failed: { heading: '加载失败', text: '请重试' } }, page: { heading: '订单' } };",
    "import { zh } from '@fairway/ui/messages/zh';\nconst own = { ...zh, emptyState: { ...zh.emptyState, failed: { title: '加载失败', text: '请重试' } }, page: { heading: '订单' } };",
  ],
  [
    "components of one's own",
    'import { Section } from \'./Section\';\n<Section heading="x" /><Meta of={a} />',
    'import { Section } from \'./Section\';\n<Section heading="x" /><Meta of={a} />',
  ],
  [
    'attributes inside other attributes',
    'import { Notice } from \'@fairway/ui\';\n<Notice action={<Own heading="x" />} heading="y">',
    'import { Notice } from \'@fairway/ui\';\n<Notice action={<Own heading="x" />} title="y">',
  ],
])('one vocabulary: %s', (_case, before, after) => {
  expect(oneVocabulary(before)).toBe(after);
  expect(oneVocabulary(after)).toBe(after);
});
