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
  // A part such as `NotificationBell`, a hook or a type is on the page that documents or imports it.
  const page =
    pages.find((text) => titlesOf(text).includes(name.toLowerCase())) ??
    pages.find((text) => text.includes(`\n### ${name}\n`)) ??
    pages.find((text) => importsIn(text).includes(name));
  if (page) return page;
  const guide = /^[\w-]+$/.test(name) && new URL(`docs/${name}.md`, home);
  if (guide && existsSync(guide)) return readFileSync(guide, 'utf8');
  const declaration = /^\w+$/.test(name) && exportOf(name, site);
  if (declaration) return declaration;
  throw new Error(`There is no page "${name}". Run: npx @fairway/ui docs`);
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
