import {
  createSite,
  type ExternalStore,
  type LanguagePack,
  type Operator,
  readersLanguage,
  readOperator,
  type Session,
  type Site,
} from '@fairway/site';
import type { Language } from '@fairway/site/languages';
import { atom, createStore, type PrimitiveAtom } from 'jotai';
import { cookies } from './cookies.ts';
import { forgetFinds } from './features/find/recentFinds.ts';
import { forgetPush } from './features/push/memory.ts';
import { forgetLanes } from './features/search/memory.ts';
import { loaders, pages, screens } from './routes.ts';
import { Shell } from './shell/Shell.tsx';

const languageAtom = atom<Language>('zh');
const sessionAtom = atom<Session | null>(null);

export interface PortalOptions {
  /** The reader's language; defaults to that of the browser. */
  language?: Language;
  /** Sends requests, if the browser's own fetch is not used. */
  fetch?: typeof fetch;
  /** The operator, by default from the page in the browser. */
  operator?: Operator;
}

/** Creates a portal with a separate atom store: one in a browser's page, one for each language on a server. */
export function createPortal({
  language = readersLanguage(),
  fetch,
  operator = readOperator(),
}: PortalOptions = {}): Site {
  const store = createStore();
  const storeOf = <Value>(valueAtom: PrimitiveAtom<Value>): ExternalStore<Value> => ({
    get: () => store.get(valueAtom),
    set: (value) => store.set(valueAtom, () => value),
    subscribe: (listener) => store.sub(valueAtom, listener),
  });
  store.set(languageAtom, language);
  return createSite({
    name: 'fairway',
    stores: { language: storeOf(languageAtom), session: storeOf(sessionAtom) },
    cookies,
    pages,
    screens,
    loaders,
    words: import.meta.glob<{ readonly words?: object }>('./{screens/*/*,features/*}/words.*.ts'),
    packs: import.meta.glob<LanguagePack>('./language/pack.*.ts'),
    Shell,
    gateway: (connection) => import('./gateway.ts').then(({ openGateway }) => openGateway(connection)),
    reader: (session, calls) => import('./calls/reader.ts').then(({ readerOf }) => readerOf(session, calls)),
    reasonOf: (token, calls) => import('./calls/reason.ts').then(({ reasonOf }) => reasonOf(token, calls)),
    rules: (calls) => import('./calls/pages.ts').then(({ readPages }) => readPages(calls)),
    forget: () => {
      forgetLanes();
      forgetFinds();
      forgetPush();
    },
    fetch,
    operator,
  });
}
