import { pascal, UsageError } from '../names.ts';
import * as templates from '../templates/component.ts';
import type { Command } from './command.ts';

/** `component feedback/Rating`: a component of the kit. */
export function component({ tree, words: [given = ''] }: Command): readonly string[] {
  const groups = new Set(
    tree.find('packages/ui/src/components/*/*/*.mdx').map((path) => path.split('/')[4] ?? ''),
  );
  const [group = '', name = ''] = given.split('/');
  if (!groups.has(group) || !/^[A-Z][A-Za-z\d]+$/.test(name))
    throw new UsageError(
      `A component needs group/Name, such as feedback/Rating. Groups: ${[...groups].join(', ')}.`,
    );
  const folder = `packages/ui/src/components/${group}/${name}`;
  tree.add(`${folder}/${name}.tsx`, templates.component(name));
  tree.add(`${folder}/${name}.css.ts`, templates.css(name));
  tree.add(`${folder}/${name}.stories.tsx`, templates.stories(pascal(group), name));
  tree.add(`${folder}/${name}.mdx`, templates.page(name));
  const line = `export { ${name}, type ${name}Props } from './components/${group}/${name}/${name}.tsx';`;
  tree.edit('packages/ui/src/index.ts', (text) => `${line}\n${text}`);
  return [
    `npm run stories -- ${folder}   play its stories; the first run writes their pictures and fails: look at each, then run it again`,
    'npm run public-api   add its names and props to packages/ui/public-api.txt; then add a changeset',
  ];
}
