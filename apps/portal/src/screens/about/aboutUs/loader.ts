import type { LoaderArgs } from '@fairway/site';
import { aboutAddress, readAbout } from './address.ts';
import type { AboutTexts } from './texts.ts';

const modules = import.meta.glob<{ texts: AboutTexts }>('./texts.*.ts');

/** The text that `?type=` names, in the reader's language only. */
export async function loader({ search, language, operator: house }: LoaderArgs) {
  const type = readAbout(search);
  const module = await modules[`./texts.${language}.ts`]?.();
  return { type, text: module?.texts(house)[type] ?? null };
}

export function queryOf(params: URLSearchParams): string {
  return aboutAddress({ type: readAbout(params) }).split('?')[1] ?? '';
}

export type AboutData = Awaited<ReturnType<typeof loader>>;
