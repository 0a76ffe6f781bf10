import { AskedWrongly, pairOf } from '../names.ts';
import * as templates from '../templates/screen.ts';
import type { Tree } from '../tree.ts';
import type { Asked } from './asked.ts';

const portal = 'apps/portal/src';

/** `screen news/news`: a screen of the portal. */
export function screen({ tree, words: [given], options }: Asked): readonly string[] {
  const asked = planned(tree, given, options);
  const { folder, name } = placesOf(asked);
  tree.add(`${folder}/route.ts`, templates.plainRoute(asked));
  tree.add(`${folder}/${name}Screen.tsx`, templates.plainScreen(asked));
  tree.add(`${folder}/address.ts`, templates.plainAddress(asked));
  tree.add(`${folder}/${name}Screen.stories.tsx`, templates.plainStories(asked));
  addWords(tree, asked, { zh: { lead: '这一页说明什么。' }, en: { lead: 'What this page tells.' } });
  return nextOf(asked);
}

/** Languages that sites speak. What is new stands in Chinese and English; other languages translate it from there. */
function languagesOf(tree: Tree): readonly string[] {
  return tree.find('packages/site/src/words/*.ts').map((path) => path.slice(-'zh.ts'.length, -'.ts'.length));
}

/** Where a screen's files lie, and what its component begins with. */
export function placesOf({ tab, screen: name }: templates.ScreenAsked) {
  return {
    folder: `${portal}/screens/${tab}/${name}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
  };
}

export function nextOf(asked: templates.ScreenAsked): readonly string[] {
  const { folder } = placesOf(asked);
  return [
    `npm start   shows it at ${asked.path}; footer, site map and search palette link it by themselves`,
    `npm run stories -- ${folder}   draws it; look at the pictures it writes, then run it again`,
  ];
}

export function addWords(
  tree: Tree,
  asked: templates.ScreenAsked,
  said: Readonly<Record<'zh' | 'en', Readonly<Record<string, string>>>>,
): void {
  const { folder } = placesOf(asked);
  tree.add(`${folder}/words.ts`, templates.speaker(asked));
  for (const code of languagesOf(tree)) {
    const own = code === 'zh' ? said.zh : said.en;
    tree.add(`${folder}/words.${code}.ts`, templates.words(asked, code, own));
  }
}

/** The row of the table that plans this screen; one that is not there is written, with its title. */
export function planned(
  tree: Tree,
  given: string | undefined,
  options: Asked['options'],
): templates.ScreenAsked {
  const [tab, name] = pairOf(given, '/', 'A screen');
  const file = `${portal}/routes.ts`;
  const routes = tree.read(file);
  const row = new RegExp(`\\{\\s*path: '([^']+)',\\s*screen: '${tab}/${name}'([^}]*)`).exec(routes);
  if (row) return { tab, screen: name, path: row[1] ?? '', auth: /auth: true/.test(row[2] ?? '') };
  const { path, zh, en, auth } = options;
  if (!path || !zh || !en)
    throw new AskedWrongly(
      `${file} plans no ${tab}/${name}. Say its address and titles: --path=/somewhere --zh=标题 --en=Title.`,
    );
  const last = routes.lastIndexOf(`screen: '${tab}/`);
  if (last < 0) throw new AskedWrongly(`${file} has no folder ${tab}.`);
  const neighbour = /'\w+\/(\w+)'/.exec(routes.slice(last))?.[1] ?? '';
  const group = routes.slice(last).search(/\n\n|\n\];/) + last;
  const line = `\n  { path: '${path}', screen: '${tab}/${name}'${auth ? ', auth: true' : ''} },`;
  tree.edit(file, (text) => text.slice(0, group) + line + text.slice(group));
  for (const code of languagesOf(tree)) {
    const title = code === 'zh' ? zh : en;
    tree.edit(`${portal}/language/${code}.ts`, (text) => titled(text, name, String(title), neighbour));
  }
  return { tab, screen: name, path: String(path), auth: auth === true };
}

/** The title of a page behind that of the last one of its tab, else before all others. */
function titled(text: string, name: string, title: string, neighbour: string): string {
  const line = `    ${name}: ${JSON.stringify(title)},`;
  const behind = new RegExp(`^ {4}${neighbour}: '[^'\n]*',$`, 'm');
  if (behind.test(text)) return text.replace(behind, (found) => `${found}\n${line}`);
  return text.replace(/^ {2}title: \{$/m, (found) => `${found}\n${line}`);
}
