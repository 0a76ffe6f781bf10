import type { LoaderFunctionArgs } from 'react-router-dom';
import { languageAtom } from '../../../language/language.ts';
import { store } from '../../../store.ts';
import type { DocumentType } from './documents.ts';

const texts = { zh: () => import('./zh.ts'), en: () => import('./en.ts') };

/** The document that `?type=` names, in the reader's language only; the service agreement unless told. */
export async function loader({ request }: LoaderFunctionArgs) {
  const type: DocumentType =
    new URL(request.url).searchParams.get('type') === 'privacy' ? 'privacy' : 'service';
  const { documents } = await texts[store.get(languageAtom)]();
  return { type, sections: documents[type] };
}
