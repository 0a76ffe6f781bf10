/** Writes `llms.txt` (https://llmstxt.org) and a Markdown file for each page below a folder; its links are relative. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allPages, componentPages, guidePages } from './pages.mjs';

/** Between the pages of one file; `bin/pages.mjs` takes them apart there. */
const divider = '\n<!-- page -->\n\n';

const intro = `# Fairway kit

> React components, forms and rules for shipping sites in Chinese and English: @fairway/ui, @fairway/forms, @fairway/trade.

Import components from \`@fairway/ui\` and fields from \`@fairway/forms\`; validators are in \`@fairway/trade\`. Import
\`@fairway/ui/style.css\` once, put \`data-brand="fairway"\` on \`<html>\`, and wrap the page in
\`<UiProvider messages={zh}>\`. Each page below begins with an example that compiles as it is printed.
`;

/** Returns the path of a page below the folder. */
export function pathOf({ name, package: packageName }) {
  return `docs/${packageName ?? 'guides'}/${name}.md`;
}

/** The anchor that readers of Markdown give the heading of a page. */
const anchorOf = ({ title }) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-');

/** The index of all pages by group. */
export function llmsText(pages, linkOf = pathOf) {
  const groups = Map.groupBy(pages, ({ group }) => group[0].toUpperCase() + group.slice(1));
  const lists = [...groups].map(([group, members]) => {
    const lines = members.map(
      (page) => `- [${page.title}](${linkOf(page)})${page.summary ? `: ${page.summary}` : ''}`,
    );
    return `## ${group}\n\n${lines.join('\n')}\n`;
  });
  return [intro, ...lists].join('\n');
}

/**
 * Writes the pages of a package: its components in one file, because a separate file for each would need one more disk
 * block, with their index; and for `@fairway/ui` the guides.
 */
export function writePackedPages(packageName, folder) {
  const pages = componentPages(packageName);
  const guides = packageName === 'ui' ? guidePages() : [];
  const linkOf = (page) => (page.package ? `docs/components.md#${anchorOf(page)}` : `docs/${page.name}.md`);
  const files = [
    ['llms.txt', llmsText([...guides, ...pages], linkOf)],
    ['docs/components.md', pages.map(({ text }) => text).join(divider)],
    ...guides.map((page) => [`docs/${page.name}.md`, page.text]),
  ];
  write(folder, files);
}

/** Writes the index, each page, and all of them in one file; returns the number of pages. */
export function writePages(folder) {
  const pages = allPages();
  const files = pages.map((page) => [pathOf(page), page.text]);
  const whole = [intro, ...pages.map(({ text }) => text)].join(divider);
  write(folder, [['llms.txt', llmsText(pages)], ['llms-full.txt', whole], ...files]);
  return pages.length;
}

function write(folder, files) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
