import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import {
  openSpecimen,
  type SpecimenPage,
  stateOf,
  type TreeNode,
} from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./specimens/treeSpecimen.tsx'));

/** A grid of 100,000 rows in the pinned browser, and the announcements of a screen reader. */
describe.runIf(chromiumMissing === null)('the accessibility tree of a grid', () => {
  let on: SpecimenPage;
  let nodes: readonly TreeNode[];
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 1100, height: 800 });
    await on.page.getByRole('grid').waitFor();
    nodes = await on.nodes();
  }, 120_000);
  afterAll(() => on?.close());

  test('has one grid with a name, its size, and that several rows may be chosen', async () => {
    const grids = all('grid');
    expect(grids.map(nameOf)).toEqual(['Sailings']);
    expect(property(grids[0], 'multiselectable')).toBe(true);
    expect(await on.page.getByRole('grid').getAttribute('aria-rowcount')).toBe('100001');
  });

  test('names every column by its heading, not by the action of the button in it', () => {
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

  test('exposes each row with its box, its heading and its cells', () => {
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

  test('exposes which rows are chosen and which are expanded', () => {
    const selectedRows = all('row').filter((row) => property(row, 'selected') === true);
    expect(
      selectedRows.map((row) => inside(row).find(({ role }) => role?.value === 'rowheader')?.name?.value),
    ).toEqual(['OOCL SEOUL']);
    const open = all('button').filter((button) => property(button, 'expanded') === true);
    expect(open.map(nameOf)).toEqual(['Collapse EVER FOCUS 075W']);
    expect(all('gridcell').map(nameOf)).toContainEqual(expect.stringMatching(/^Documents for EVER FOCUS/));
  });

  test('follows the keyboard to a row that was not drawn before', async () => {
    await on.page.keyboard.press('Tab');
    await on.page.keyboard.press('Control+End');
    nodes = await on.nodes();
    const focused = nodes.filter((node) => property(node, 'focused') === true);
    expect(focused.map(({ role }) => role?.value)).toContain('gridcell');
    const row = on.page.locator('[aria-rowindex="100001"]');
    await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  function all(role: string): TreeNode[] {
    return nodes.filter((node) => !node.ignored && node.role?.value === role);
  }
  function inside(node: TreeNode | undefined): TreeNode[] {
    return (node?.childIds ?? []).flatMap((id) => {
      const child = nodes.find(({ nodeId }) => nodeId === id);
      return child ? [child, ...inside(child)] : [];
    });
  }
});

function nameOf({ name }: TreeNode): string {
  return name?.value ?? '';
}

function property(node: TreeNode | undefined, name: string): unknown {
  return node && stateOf(node, name);
}
