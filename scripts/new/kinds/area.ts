import { withImport, withLast } from '../lines.ts';
import { nameOf } from '../names.ts';
import * as server from '../templates/server.ts';
import type { Tree } from '../tree.ts';
import type { Command } from './command.ts';

const areas = 'apps/server/src/areas';

/** `area weather`: an area of the server with a table. */
export function area({ tree, words: [input] }: Command): readonly string[] {
  const name = nameOf(input, 'An area');
  addTable(tree, name);
  tree.add(`${areas}/${name}/index.ts`, server.areaIndex(name, ['migrations']));
  tree.add(`${areas}/${name}/store.ts`, server.keepingStore(name));
  tree.add(`${areas}/${name}/${name}.test.ts`, server.keepingTest(name));
  nameArea(tree, name);
  return [`npm run unit -- ${areas}/${name}   run its test`, `npm run new -- call ${name}.…   add a call`];
}

/** The table of an area, and the type of its rows. */
export function addTable(tree: Tree, name: string): void {
  tree.add(`${areas}/${name}/tables.ts`, server.tables(name, nextMigration(tree)));
}

/** Adds an area to the list of the server. */
export function nameArea(tree: Tree, name: string): void {
  tree.edit(`${areas}/index.ts`, (text) =>
    withImport(`import { ${name} } from './${name}/index.ts';`)(
      withLast('export const areas: readonly Area[] = [', `  ${name},`)(text),
    ),
  );
}

/** The next number over all areas. Two branches may use the same number, but not the same name. */
function nextMigration(tree: Tree): string {
  const files = [...tree.find(`${areas}/*/migrations.ts`), ...tree.find(`${areas}/*/tables.ts`)];
  const numbers = files.flatMap((file) =>
    [...tree.read(file).matchAll(/'(\d{3})_\w+'/g)].map(([, number]) => Number(number)),
  );
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0');
}
