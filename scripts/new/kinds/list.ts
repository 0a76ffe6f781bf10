import { isForStaff } from '../../../packages/gateway/src/contract/call.ts';
import { nameOf, UsageError } from '../names.ts';
import * as contract from '../templates/contract.ts';
import * as templates from '../templates/screen.ts';
import * as server from '../templates/server.ts';
import { addTable, nameArea } from './area.ts';
import { callerOf, nameContract } from './call.ts';
import type { Command } from './command.ts';
import { addWords, nextOf, placesOf, planned, siteOf } from './screen.ts';

const contracts = 'packages/gateway/src/contract';
const areas = 'apps/server/src/areas';

/** `list insurer insurance/insuranceCompany`: a list from the table to the screen. */
export function list({ tree, words: [input, where], options }: Command): readonly string[] {
  const area = nameOf(input, 'A list');
  if (tree.has(`${contracts}/${area}.ts`) || tree.has(`${areas}/${area}/index.ts`))
    throw new UsageError(
      `The area ${area} exists already, and a list creates its area. Choose another name.`,
    );
  const site = siteOf(options);
  const caller = callerOf(options, false, site === 'desk' ? 'staff' : 'anyone');
  if (isForStaff({ caller }) !== (site === 'desk'))
    throw new UsageError('A list for staff needs --site=desk, and a list at the desk needs --caller=staff.');
  const plan = planned(tree, where, options, caller);

  tree.add(`${contracts}/listings/${area}.ts`, contract.listing(area));
  tree.add(`${contracts}/${area}.ts`, contract.listContract(area, caller));
  nameContract(tree, area);

  tree.add(`${areas}/${area}/index.ts`, server.areaIndex(area, ['routes', 'migrations']));
  tree.add(`${areas}/${area}/routes.ts`, server.listRoutes(area, plan.path));
  tree.add(`${areas}/${area}/${area}.test.ts`, server.listTest(area, caller));
  addTable(tree, area);
  nameArea(tree, area);

  const { folder, name } = placesOf(plan);
  tree.add(`${folder}/route.tsx`, templates.listRoute(plan));
  tree.add(`${folder}/address.ts`, templates.listAddress(plan, area));
  tree.add(`${folder}/loader.ts`, templates.listLoader(plan, area));
  tree.add(`${folder}/${name}Screen.stories.tsx`, templates.listStories(plan, area, caller));
  addWords(tree, plan, options, {
    zh: {
      lead: '可以按名称查找，新加入的在前。',
      name: '名称',
      added: '加入时间',
    },
    en: {
      lead: 'Find one by its name. The newest come first.',
      name: 'Name',
      added: 'Added',
    },
  });
  return [
    `npm run unit -- ${areas}/${area} ${folder}   run its tests`,
    ...nextOf(plan),
    'npm run public-api   add its call to packages/gateway/public-api.txt; then add a changeset',
  ];
}
