import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const built = (file) => import(new URL(`../dist/${file}`, import.meta.url).href);

/** Files for design tools by their paths: of the kit's brands, or of one custom brand. */
export async function tokenFiles(own) {
  const { designTokens, figmaVariables, penpotTokens, scaleCss } = await built('design.js');
  const document = designTokens(own ? await ownBrand(own) : await kitBrands());
  const figma = Object.entries(figmaVariables(document)).map(([name, file]) => [
    `figma/${name}`,
    asJson(file),
  ]);
  return Object.fromEntries([
    ['fairway.resolver.json', asJson(document)],
    ['penpot.json', asJson(penpotTokens(document))],
    ['scale.css', scaleCss()],
    ...figma,
  ]);
}

/** Writes the files into a folder; returns their paths. */
export async function writeTokens(folder, own) {
  return Object.entries(await tokenFiles(own)).map(([name, text]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}

/** The style sheet of every brand in a file of tokens, each under `data-brand` of its name. */
export async function brandStyle(path) {
  const { readDesignTokens } = await built('design.js');
  const { brandCss } = await built('theme/brand/index.js');
  const brands = readDesignTokens(readFileSync(path, 'utf8'));
  return Object.entries(brands)
    .map(([name, brand]) => brandCss(name, brand))
    .join('\n');
}

async function kitBrands() {
  const [{ fairway }, { quay }] = await Promise.all(
    ['fairway', 'quay'].map((name) => built(`theme/brands/${name}.css.js`)),
  );
  return { fairway, quay };
}

async function ownBrand({ name, color, mark }) {
  const { defineBrand } = await built('theme/brand/index.js');
  return { [name]: defineBrand(name, mark ? { color, mark } : { color }) };
}

const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
