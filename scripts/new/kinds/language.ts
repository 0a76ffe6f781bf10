import { UsageError } from '../names.ts';
import type { Tree } from '../tree.ts';
import type { Command } from './command.ts';

/** The English files that are translated. */
const englishFiles = [
  'packages/ui/src/messages/{en,en/*}.ts',
  'packages/forms/src/messages/{en,en/*}.ts',
  'packages/trade/src/sentences/en.ts',
  'packages/site/src/language/texts/en.ts',
  'apps/*/src/language/{en,pack.en}.ts',
  'apps/*/src/**/!(pack).en.ts',
];

/** `language vi --name="Tiếng Việt" --locale=vi-VN`: the files of a language, still in English. */
export function language({ tree, words: [code = ''], options }: Command): readonly string[] {
  const { name, locale } = options;
  if (!/^[a-z]{2}$/.test(code) || !name || !locale)
    throw new UsageError(
      'A language needs its code of two letters, its name and its locale: vi --name="Tiếng Việt" --locale=vi-VN.',
    );
  const files = englishFiles.flatMap((pattern) => tree.find(pattern));
  // The kit and the forms may have the language already.
  const missing = files.filter((file) => tree.find(pathIn(file, code)).length === 0);
  for (const file of missing) tree.add(pathIn(file, code), textIn(tree.read(file), code));
  nameLanguage(tree, code, String(name), String(locale));
  return [
    `${missing.length} new files   still in English; translate each`,
    'npm run types   list what is missing',
    'npm run stories   play every story in the new look; look at the pictures, then run it again',
  ];
}

/** Adds the language to the three lists of languages. */
function nameLanguage(tree: Tree, code: string, name: string, locale: string): void {
  tree.edit('packages/site/src/language/languages.ts', (text) =>
    text.replace(
      /^\} as const satisfies/m,
      `  ${code}: {
    name: '${name}',
    locale: '${locale}',
    answers: ['${code}'],
    server: 'en',
    reads: 'nameEn',
    more: () => import('@fairway/ui/messages/${code}/more'),
    forms: () => import('@fairway/forms/messages/${code}').then(({ ${code} }) => ${code}),
  },
} as const satisfies`,
    ),
  );
  tree.edit('.storybook/looks.ts', (text) =>
    text
      .replace(/(readonly locale: [^;]+)/, `$1 | '${code}'`)
      .replace(
        /^(export const looks: readonly Look\[\] = \[\n[\s\S]*?)^\];/m,
        `$1  look('${code}', { scheme: 'light', density: 'comfortable', brand: 'fairway', viewport: 'phone' }),\n];`,
      ),
  );
  tree.edit('.storybook/preview.tsx', (text) =>
    text.replace(/(en: 'English'[^}]*?),? \}/, `$1, ${code}: '${name}' }`),
  );
}

/** The path of the translation of an English file. */
function pathIn(file: string, code: string): string {
  return file.replace(/(^|[/.])en(?=\/|\.ts$)/, `$1${code}`);
}

/** The English text with names and imports of the new language. */
function textIn(text: string, code: string): string {
  return text
    .replaceAll(/^((?:import|export) .*from '.*?[/.])en(\b.*')/gm, `$1${code}$2`)
    .replaceAll(/^(export const |(?:import|export) \{ )en\b/gm, `$1${code}`)
    .replaceAll('words.en.ts', `words.${code}.ts`)
    .replaceAll(/ in English\b/g, ', still in English');
}
