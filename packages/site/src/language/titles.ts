import type { LanguagePack } from './words.ts';

/** Key of a page's title: the last part of its screen's folder. */
export type TitleKeyOf<Screen extends string> = Screen extends `${string}/${infer Key}` ? Key : never;

export function titleKeyOf({ screen }: { readonly screen: string }): string {
  return screen.slice(screen.lastIndexOf('/') + 1);
}

/** Titles of the pages that every site has, in every language. */
const ownTitles = { error: '500', notFound: '404' };

/**
 * Returns the titles of a language by their keys: `./encyclopedia/ports/words.zh.ts` has the title of `ports`. A site
 * names its keys; a test checks that each exists (`scripts/rules/titles.test.ts`).
 */
export function titlesIn<Key extends string = string>({ titles }: Pick<LanguagePack, 'titles'>) {
  const entries = Object.entries(titles).map(([file, title]) => [file.split('/').at(-2), title] as const);
  return { ...ownTitles, ...Object.fromEntries(entries) } as Readonly<Record<Key, string>>;
}
