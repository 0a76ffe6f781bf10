import type { Caller } from '../../../packages/gateway/src/contract/call.ts';
import { staffRoles } from '../../../packages/gateway/src/contract/staffRole.ts';
import { permissions } from '../../../packages/trade/src/rights.ts';
import { all, withImport, withLast } from '../lines.ts';
import { pairOf, UsageError } from '../names.ts';
import * as contract from '../templates/contract.ts';
import * as server from '../templates/server.ts';
import type { Tree } from '../tree.ts';
import { nameArea } from './area.ts';
import type { Command } from './command.ts';

const contracts = 'packages/gateway/src/contract';
const areas = 'apps/server/src/areas';
/** Every caller of the contract; roles of staff are distinguished in {@link isCaller}. */
const callers: readonly Caller[] = [
  'anyone',
  'visitor',
  'member',
  ...permissions.map((each) => `member:${each}` as const),
  'staff',
  ...staffRoles.map((each) => `staff:${each}` as const),
];

/** `call freight.selectOpenWeeks --says="…"`: creates a call of the contract, and its handler. */
export function call({ tree, words: [input], options }: Command): readonly string[] {
  const [area, name] = pairOf(input, '.', 'A call');
  const says = String(options.says ?? '');
  if (!/^[A-Z].{10,}\.$/.test(says))
    throw new UsageError(
      'A call needs a sentence for the API document: --says="Weeks of a lane in which a carrier takes bookings." It starts with a capital and ends with a full stop.',
    );
  const write = options.post === true;
  const plan = { area, name, write, says, caller: callerOf(options, write) };
  const file = declare(tree, plan);
  answer(tree, plan, file);
  tree.add(`${areas}/${area}/${name}.test.ts`, server.callTest(plan, file));
  return [
    `${contracts}/${file}.ts   declare its query or body, and its data`,
    `${areas}/${area}/routes.ts   write its handler; npm run unit -- ${areas}/${area} runs its test`,
    'npm run public-api   add it to packages/gateway/public-api.txt; then add a changeset',
  ];
}

/** The caller of a call; a write needs at least a signature. */
export function callerOf({ caller }: Command['options'], write = false, usual: Caller = 'anyone'): Caller {
  const who = String(caller ?? (write ? 'member' : usual));
  if (isCaller(who) && !(write && who === 'anyone')) return who;
  const may = write ? callers.filter((each) => each !== 'anyone') : callers;
  throw new UsageError(`--caller must be one of: ${may.join(', ')}; or two roles, staff:admin|editor.`);
}

function isCaller(who: string): who is Caller {
  const [one, other, ...more] = who.startsWith('staff:') ? who.split('|') : [who];
  const known = (each: string) => (callers as readonly string[]).includes(each);
  return known(one ?? '') && (other === undefined || known(`staff:${other}`)) && more.length === 0;
}

/** Adds a new area to the contract and to its exports. */
export function nameContract(tree: Tree, area: string): void {
  tree.edit(
    `${contracts}/contract.ts`,
    all(
      withLast('export const contract = {', `  ${area},`),
      (text) => text.replace(/^export \* from/m, `export * from './${area}.ts';\n$&`),
      withImport(`import { ${area} } from './${area}.ts';`),
    ),
  );
}

/** Declares a call; returns the file of its area in the contract. */
function declare(tree: Tree, plan: contract.CallPlan): string {
  const head = `export const ${plan.area} = {`;
  const file = tree.find(`${contracts}/*.ts`).find((path) => tree.read(path).includes(head));
  if (!file) {
    tree.add(`${contracts}/${plan.area}.ts`, contract.callContract(plan));
    nameContract(tree, plan.area);
    return plan.area;
  }
  if (new RegExp(`^  ${plan.name}: `, 'm').test(tree.read(file)))
    throw new UsageError(`${plan.area}.${plan.name} is declared already. Choose another name.`);
  const imports = contract.callImports(plan).map(withNames);
  tree.edit(file, all(withLast(head, contract.call(plan)), ...imports));
  return file.slice(contracts.length + 1, -'.ts'.length);
}

/** Adds an import, or only its names if the file imports from that module already. */
function withNames(line: string) {
  return (text: string): string => {
    const [, names = '', from = ''] = /^import \{ (.+) \} from '(.+)';$/.exec(line) ?? [];
    if (names === '') return withImport(line)(text);
    const there = new RegExp(`^import \\{([^}]+)\\} from '${from.replaceAll('.', '\\.')}';$`, 'm').exec(text);
    if (!there) return withImport(line)(text);
    const [whole, had = ''] = there;
    const both = [
      ...new Set([...had.split(','), ...names.split(',')].map((name) => name.trim()).filter(Boolean)),
    ];
    return text.replace(whole, `import { ${both.join(', ')} } from '${from}';`);
  };
}

/** Adds the handler of a call to its area; creates routes and area if they are missing. */
function answer(tree: Tree, plan: contract.CallPlan, file: string): void {
  const folder = `${areas}/${plan.area}`;
  const routes = `${folder}/routes.ts`;
  if (tree.has(routes)) {
    const imported = new RegExp(
      `import \\{[^}]*?\\b${plan.area}(?: as (\\w+))?\\b[^}]*\\} from '@fairway/gateway`,
    );
    const [importLine, alias] = imported.exec(tree.read(routes)) ?? [];
    const line = server.route(alias ?? plan.area, plan);
    const own = withImport(`import { ${plan.area} } from '@fairway/gateway/contract/${file}';`);
    const rest = all(
      withLast('export const routes: readonly Route[] = [', line),
      withNames(`import { ${server.routeMaker(plan.write)} } from '../../http/answer.ts';`),
    );
    tree.edit(routes, importLine ? rest : all(rest, own));
    return;
  }
  tree.add(routes, server.callRoutes(plan));
  if (!tree.has(`${folder}/index.ts`)) {
    tree.add(`${folder}/index.ts`, server.areaIndex(plan.area, ['routes']));
    nameArea(tree, plan.area);
    return;
  }
  const withRoutes = (text: string) =>
    text.replace(/(defineArea\(\{ name: '\w+', |defineArea\(\{\n {2}name: '\w+',\n)/, '$1routes, ');
  tree.edit(`${folder}/index.ts`, all(withRoutes, withImport("import { routes } from './routes.ts';")));
}
