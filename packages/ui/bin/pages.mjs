import { existsSync, readFileSync } from 'node:fs';

const home = new URL('../', import.meta.url);

/** The page of a component, or of a guide, as Markdown; without a name the index of all pages. */
export function pageOf(name) {
  if (!name) return readFileSync(new URL('llms.txt', home), 'utf8');
  const pages = readFileSync(new URL('docs/components.md', home), 'utf8').split('\n<!-- page -->\n\n');
  const page = pages.find((text) => titlesOf(text).includes(name.toLowerCase()));
  if (page) return page;
  const guide = /^[\w-]+$/.test(name) && new URL(`docs/${name}.md`, home);
  if (guide && existsSync(guide)) return readFileSync(guide, 'utf8');
  throw new Error(`There is no page "${name}". Run: npx @fairway/ui docs`);
}

/** A page may be about two components: "Badge and Status". */
const titlesOf = (text) =>
  /^# (.+)/
    .exec(text)?.[1]
    .toLowerCase()
    .split(/ and |, /) ?? [];
