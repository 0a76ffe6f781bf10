import type { LoaderFunctionArgs } from 'react-router-dom';
import { languageAtom } from '../../../language/language.ts';
import { store } from '../../../store.ts';
import type { DocumentType } from './documents.ts';

const texts = { zh: () => import('./zh.ts'), en: () => import('./en.ts') };

/** The document that `?type=` names, in the reader's language only; the service agreement unless told. */
export async function loader({ request }: LoaderFunctionArgs) {
  const type = typeOf(new URL(request.url).searchParams);
  const { documents } = await texts[store.get(languageAtom)]();
  return { type, sections: documents[type] };
}

export function queryOf(params: URLSearchParams): string {
  return typeOf(params) === 'privacy' ? 'type=privacy' : '';
}

function typeOf(params: URLSearchParams): DocumentType {
  return params.get('type') === 'privacy' ? 'privacy' : 'service';
}
