import { type Caller, rolesFor } from '../../../packages/gateway/src/contract/call.ts';
import { withLast } from '../lines.ts';
import { pairOf, UsageError } from '../names.ts';
import * as templates from '../templates/screen.ts';
import type { Tree } from '../tree.ts';
import type { Command } from './command.ts';

/** `screen news/news`: a screen of the portal, or by `--site=desk` of the desk. */
export function screen({ tree, words: [pair], options }: Command): readonly string[] {
  const plan = planned(tree, pair, options);
  const { folder, name } = placesOf(plan);
  tree.add(`${folder}/route.tsx`, templates.plainRoute(plan));
  tree.add(`${folder}/${name}Screen.stories.tsx`, templates.plainStories(plan));
  addWords(tree, plan, options, {
    zh: { lead: '这一页说明什么。' },
    en: { lead: 'What this page is for.' },
  });
  return nextOf(plan);
}

/** Languages of the sites. New words are in Chinese and English; other languages translate them from there. */
function languagesOf(tree: Tree): readonly string[] {
  return tree
    .find('packages/site/src/language/texts/*.ts')
    .map((path) => path.slice(-'zh.ts'.length, -'.ts'.length));
}

/** The folder of a screen, and its name as a component begins. */
export function placesOf({ site, tab, screen: name }: templates.ScreenPlan) {
  return {
    folder: `apps/${site}/src/screens/${tab}/${name}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
  };
}

export function nextOf(plan: templates.ScreenPlan): readonly string[] {
  const { folder } = placesOf(plan);
  const address =
    plan.site === 'desk'
      ? `/desk${plan.path} for staff`
      : `${plan.path}; footer, site map and search palette link to it`;
  return [
    `npm start   see it at ${address}`,
    `npm run stories -- ${folder}   play its stories; the first run writes their pictures and fails: look at each, then run it again`,
  ];
}

/** Adds a file of words for each language, with the title of the page. */
export function addWords(
  tree: Tree,
  plan: templates.ScreenPlan,
  { zh, en }: Command['options'],
  texts: Readonly<Record<'zh' | 'en', Readonly<Record<string, string>>>>,
): void {
  const { folder } = placesOf(plan);
  for (const code of languagesOf(tree)) {
    const language = code === 'zh' ? 'zh' : 'en';
    const title = String(language === 'zh' ? zh : en);
    tree.add(`${folder}/words.${code}.ts`, templates.words(plan, code, title, texts[language]));
  }
}

/** The site of a screen; the portal by default. */
export function siteOf({ site = 'portal' }: Command['options']): templates.ScreenPlan['site'] {
  if (site === 'portal' || site === 'desk') return site;
  throw new UsageError('--site must be one of: portal, desk.');
}

/** The row of this screen in the route table; adds it if it is missing. */
export function planned(
  tree: Tree,
  pair: string | undefined,
  options: Command['options'],
  caller: Caller = 'staff',
): templates.ScreenPlan {
  const site = siteOf(options);
  const [tab, name] = pairOf(pair, '/', 'A screen');
  const [there] = tree.find(`apps/${site}/src/screens/*/${name}/route.tsx`);
  if (there?.endsWith(`/${tab}/${name}/route.tsx`))
    throw new UsageError(`The screen ${tab}/${name} exists already.`);
  if (there)
    throw new UsageError(
      `${there} is another screen of this name. The name is the key of a title, so choose another one.`,
    );
  const file = `apps/${site}/src/routes.ts`;
  const row = new RegExp(`\\{\\s*path: '([^']+)',\\s*screen: '${tab}/${name}'([^}]*)`).exec(tree.read(file));
  const { path, zh, en, auth } = options;
  if (!zh || !en || !(row || path))
    throw new UsageError(
      row
        ? `${tab}/${name} needs a title: --zh=标题 --en=Title.`
        : `${file} has no row for ${tab}/${name}. Add its path and titles: --path=/somewhere --zh=标题 --en=Title.`,
    );
  if (row) {
    const [, ofRow = '', more = ''] = row;
    return {
      site,
      tab,
      screen: name,
      path: ofRow,
      auth: /auth: true/.test(more),
      inner: /inner: true/.test(more),
    };
  }
  const plan = {
    site,
    tab,
    screen: name,
    path: String(path),
    auth: site === 'desk' || auth === true,
    inner: false,
  };
  const neighbour = lastOfTab(tree.read(file), tab);
  if (site === 'portal' && !neighbour)
    throw new UsageError(`${file} has no page in the folder ${tab}. Use the folder of a tab that exists.`);
  tree.edit(file, (text) => withRow(text, plan, site === 'desk' ? atDesk(neighbour, caller) : ''));
  if (!neighbour) tree.edit(file, withLast('export const tabs = [', `  '${tab}',`));
  return plan;
}

/** The end of a row at the desk: a second page of a tab has no tab; a new tab is visible to the roles that may send its calls. */
function atDesk(neighbour: string | undefined, caller: Caller): string {
  if (neighbour) return ', within: true';
  const roles = rolesFor({ caller }).map((each) => `'${each}'`);
  if (roles.length === 0) return '';
  return `, role: ${roles.length === 1 ? roles[0] : `[${roles.join(', ')}]`}`;
}

/** The last screen of a tab in a table of routes. */
function lastOfTab(routes: string, tab: string): string | undefined {
  return [...routes.matchAll(new RegExp(`screen: '${tab}/(\\w+)'`, 'g'))].at(-1)?.[1];
}

/** Adds a row after those of its tab, or after all rows. */
function withRow(routes: string, { path, tab, screen: name, auth }: templates.ScreenPlan, more: string) {
  const ofTab = routes.lastIndexOf(`screen: '${tab}/`);
  const last = ofTab < 0 ? routes.lastIndexOf("screen: '") : ofTab;
  const end = last + routes.slice(last).search(/\n(?= {2}\{|\n|\])/);
  const row = `\n  { path: '${path}', screen: '${tab}/${name}'${auth ? ', auth: true' : ''}${more} },`;
  return routes.slice(0, end) + row + routes.slice(end);
}
