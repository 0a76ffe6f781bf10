import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, chromiumPath } from './chromium.ts';

/** The accessibility tree that the browser provides to assistive technology, by DevTools' protocol. */
export interface TreeNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** A page with one specimen in the pinned browser, for tests of the accessibility tree and of real keys. */
export interface SpecimenPage {
  readonly page: Page;
  /** The accessibility tree, node by node. */
  nodes(): Promise<readonly TreeNode[]>;
  /** The accessibility tree, line by line: depth as indent, role, name, and states that are on. */
  outline(): Promise<string[]>;
  /** Returns role and name of the focused element. */
  focused(): Promise<string>;
  /** Presses Tab a number of times and records the focus each time. */
  tabs(times: number): Promise<string[]>;
  close(): Promise<void>;
}

interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Builds a specimen, a module that renders into the body, and opens it on a separate screen. */
export async function openSpecimen(file: string, viewport: Screen): Promise<SpecimenPage> {
  const { script, style } = await built(file);
  const browser: Browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArgs,
  });
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.setContent(`<html lang="en"><style>${style}</style><body></body></html>`);
  await page.addScriptTag({ content: script, type: 'module' });
  const tree = () => treeOf(page);
  const focused = async () => {
    const holding = (await tree()).filter((node) => !node.ignored && stateOf(node, 'focused') === true);
    return holding.map(lineOf).at(-1) ?? '';
  };
  return {
    page,
    nodes: tree,
    outline: async () => outlineOf(await tree()),
    focused,
    async tabs(times) {
      const stops: string[] = [];
      for (let at = 0; at < times; at += 1) {
        await page.keyboard.press('Tab');
        stops.push(await focused());
      }
      return stops;
    },
    close: () => browser.close(),
  };
}

async function treeOf(page: Page): Promise<readonly TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes as TreeNode[];
}

/** Roles of boxes and text runs, which have no meaning. */
const silent = new Set(['none', 'generic', 'InlineTextBox', 'RootWebArea', 'ListMarker', 'Legend']);
/** States worth a word where they are on. */
const spokenStates = ['expanded', 'checked', 'pressed', 'selected', 'disabled', 'invalid', 'modal'];

function outlineOf(nodes: readonly TreeNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const walk = (node: TreeNode, depth: number, within: string) => {
    const role = node.role?.value ?? '';
    const name = node.name?.value ?? '';
    // Text that names the element around it is announced once.
    const repeated = role === 'StaticText' && within.includes(name.trim());
    const spoken = !node.ignored && !silent.has(role) && !repeated;
    if (spoken) lines.push('  '.repeat(depth) + lineOf(node));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) walk(child, spoken ? depth + 1 : depth, spoken ? name : within);
    }
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root) walk(root, 0, '');
  return lines;
}

function lineOf(node: TreeNode): string {
  const on = spokenStates.flatMap((state) => {
    const value = stateOf(node, state);
    if (state === 'expanded' && value === false) return ['collapsed'];
    return value === true || value === 'true' ? [state] : [];
  });
  return [node.role?.value, node.name?.value && `"${node.name.value}"`, ...on].filter(Boolean).join(' ');
}

/** A state or property of a node, such as `selected`. */
export function stateOf(node: TreeNode, name: string): unknown {
  return node.properties?.find((each) => each.name === name)?.value.value;
}

/** The specimen as a script and a style that a blank page can take. */
async function built(file: string): Promise<{ script: string; style: string }> {
  const outDir = mkdtempSync(join(tmpdir(), 'fairway-specimen-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: dirname(file),
      resolve: { conditions: ['@fairway/source', 'module', 'browser', 'development|production'] },
      plugins: [vanillaExtractPlugin()],
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: false,
        rolldownOptions: { input: file, output: { entryFileNames: 'page.js', codeSplitting: false } },
      },
    });
    const read = (ending: string) =>
      readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(join(outDir, name), 'utf8'))
        .join('\n');
    return { script: read('.js'), style: read('.css') };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
