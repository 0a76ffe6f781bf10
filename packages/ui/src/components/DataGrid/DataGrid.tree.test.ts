import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArgs, chromiumMissing, chromiumPath } from '../../../../../scripts/chromium.ts';

/** What the browser hands to assistive technology, as DevTools' protocol tells it. */
interface TreeNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** A grid of 100,000 rows in the pinned browser, and what a screen reader is told of it. */
describe.runIf(chromiumMissing === null)('the accessibility tree of a grid', () => {
  let browser: Browser;
  let page: Page;
  let nodes: Map<string, TreeNode>;

  beforeAll(async () => {
    const { script, style } = await built();
    browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
    page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
    await page.setContent(`<html lang="en"><style>${style}</style><body></body></html>`);
    await page.addScriptTag({ content: script, type: 'module' });
    await page.getByRole('grid').waitFor();
    nodes = await tree();
  }, 120_000);
  afterAll(() => browser?.close());

  test('has one grid with a name, its size, and that several rows may be chosen', async () => {
    const grids = all('grid');
    expect(grids.map(nameOf)).toEqual(['Sailings']);
    expect(property(grids[0], 'multiselectable')).toBe(true);
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('100001');
  });

  test('names every column by its heading, not by what the button in it does', () => {
    expect(all('columnheader').map(nameOf)).toEqual([
      'Select all rows',
      'Expand',
      'Vessel',
      'Voyage',
      'From',
      'To',
      'Departs',
      'Transit',
      'Routing',
      '40HQ',
      'Actions',
    ]);
  });

  test('tells each row with its box, its heading and its cells', () => {
    const [, first] = all('row');
    expect(inside(first).map(({ role, name }) => `${role?.value}: ${name?.value}`)).toEqual(
      expect.arrayContaining([
        'checkbox: Select CSCL PACIFIC 001W',
        'button: Expand CSCL PACIFIC 001W',
        'rowheader: CSCL PACIFIC',
        'gridcell: 001W',
        'gridcell: Ningbo',
        'gridcell: 2,380',
        'button: Details CSCL PACIFIC 001W',
      ]),
    );
  });

  test('tells which rows are chosen and which are expanded', () => {
    const chosen = all('row').filter((row) => property(row, 'selected') === true);
    expect(
      chosen.map((row) => inside(row).find(({ role }) => role?.value === 'rowheader')?.name?.value),
    ).toEqual(['OOCL SEOUL']);
    const open = all('button').filter((button) => property(button, 'expanded') === true);
    expect(open.map(nameOf)).toEqual(['Collapse EVER FOCUS 075W']);
    expect(all('gridcell').map(nameOf)).toContainEqual(expect.stringMatching(/^Documents for EVER FOCUS/));
  });

  test('follows the keyboard to a row that was not drawn before', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+End');
    nodes = await tree();
    const focused = [...nodes.values()].filter((node) => property(node, 'focused') === true);
    expect(focused.map(({ role }) => role?.value)).toContain('gridcell');
    const row = page.locator('[aria-rowindex="100001"]');
    await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  async function tree(): Promise<Map<string, TreeNode>> {
    const session = await page.context().newCDPSession(page);
    const found = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return new Map((found.nodes as TreeNode[]).map((node) => [node.nodeId, node]));
  }
  function all(role: string): TreeNode[] {
    return [...nodes.values()].filter((node) => !node.ignored && node.role?.value === role);
  }
  function inside(node: TreeNode | undefined): TreeNode[] {
    return (node?.childIds ?? []).flatMap((id) => {
      const child = nodes.get(id);
      return child ? [child, ...inside(child)] : [];
    });
  }
});

function nameOf({ name }: TreeNode): string {
  return name?.value ?? '';
}

function property(node: TreeNode | undefined, name: string): unknown {
  return node?.properties?.find((each) => each.name === name)?.value.value;
}

/** The specimen as a script and a style that a blank page can take. */
async function built(): Promise<{ script: string; style: string }> {
  const outDir = mkdtempSync(join(tmpdir(), 'fairway-tree-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: import.meta.dirname,
      plugins: [vanillaExtractPlugin()],
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: false,
        rolldownOptions: {
          input: fileURLToPath(import.meta.resolve('./treeSpecimen.tsx')),
          output: { entryFileNames: 'page.js' },
        },
      },
    });
    const read = (ending: string) =>
      readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(join(outDir, file), 'utf8'))
        .join('\n');
    return { script: read('.js'), style: read('.css') };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
