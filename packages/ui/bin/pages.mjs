import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportOf } from './exportOf.mjs';

const home = new URL('../', import.meta.url);

/** The folders with pages: the kit's own, and that of `@fairway/forms` where the site has it. */
function homes(site) {
  try {
    const forms = createRequire(join(site, 'package.json')).resolve('@fairway/forms/package.json');
    return [home, new URL('./', pathToFileURL(forms))];
  } catch {
    return [home];
  }
}

/** The page of a component or a guide, or the declaration of a function, as Markdown; without a name the index of all pages. */
export function pageOf(name, site = process.cwd()) {
  const read = (file) => homes(site).map((folder) => readFileSync(new URL(file, folder), 'utf8'));
  if (!name) {
    const [own, ...others] = read('llms.txt');
    // Each index begins with the same lines about the kit.
    return [own, ...others.map((index) => index.slice(index.indexOf('\n## ') + 1))].join('\n');
  }
  const pages = read('docs/components.md').flatMap((file) => file.split('\n<!-- page -->\n\n'));
  // A part such as `NotificationBell` is on the page that documents it, a hook on one that imports it.
  const page =
    pages.find((text) => titlesOf(text).includes(name.toLowerCase())) ??
    pages.find((text) => text.includes(`\n### ${name}\n`));
  if (page) return page;
  const declaration = /^\w+$/.test(name) && exportOf(name, site);
  const user = pages.find((text) => importsIn(text).includes(name));
  if (declaration && !/^use[A-Z]/.test(name)) return declaration + (user ? seeAlso(user) : '');
  if (user) return user;
  const guide = /^[\w-]+$/.test(name) && new URL(`docs/${name}.md`, home);
  if (guide && existsSync(guide)) return readFileSync(guide, 'utf8');
  if (declaration) return declaration;
  const suggestions = pagesLike(name, pages).map((title) => `npx @fairway/ui docs ${title}`);
  const next =
    suggestions.length > 0 ? `Did you mean:\n  ${suggestions.join('\n  ')}` : 'Run: npx @fairway/ui docs';
  throw new Error(`There is no page "${name}". ${next}`);
}

const titleOf = (text) => /^# (.+)/.exec(text)?.[1] ?? '';

const seeAlso = (page) =>
  `\nThe page "${titleOf(page)}" has an example: npx @fairway/ui docs ${titleOf(page)}\n`;

/** Titles of up to three pages whose own names, or those in other libraries, share words with a name. */
function pagesLike(name, pages) {
  const words = name
    .replace(/^use(?=[A-Z])/, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2);
  const scores = pages.map((text) => {
    const names = `${titleOf(text).replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} ${/^Also called:(.*)/m.exec(text)?.[1] ?? ''}`;
    const known = names.toLowerCase();
    return {
      title: titleOf(text),
      score: words.filter((word) => known.includes(word.replace(/s$/, ''))).length,
    };
  });
  return scores
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ title }) => title);
}

/** A page may be about two components: "Badge and Status". */
const titlesOf = (text) =>
  /^# (.+)/
    .exec(text)?.[1]
    .toLowerCase()
    .split(/ and |, /) ?? [];

const importsIn = (text) =>
  [...text.matchAll(/^import \{([^}]*)\} from '@fairway\//gm)].flatMap(
    ([, list]) => list.match(/\b(?!type\b)\w+/g) ?? [],
  );
