import type { LoaderArgs } from '@fairway/site';
import type { Documents, DocumentType } from './documents.ts';

const texts = import.meta.glob<{ documents: Documents }>('./documents.*.ts');

/** The document that `?type=` names, in the reader's language only; the service agreement unless given. */
export async function loader({ search, language, operator: house }: LoaderArgs) {
  const type = typeOf(search);
  const module = await texts[`./documents.${language}.ts`]?.();
  return { type, sections: module?.documents(house)[type] ?? [] };
}

export function queryOf(params: URLSearchParams): string {
  return typeOf(params) === 'privacy' ? 'type=privacy' : '';
}

function typeOf(params: URLSearchParams): DocumentType {
  return params.get('type') === 'privacy' ? 'privacy' : 'service';
}

export type AgreementData = Awaited<ReturnType<typeof loader>>;
