import {
  createSite,
  type ExternalStore,
  type LanguagePack,
  readersLanguage,
  type Session,
  type Site,
  type SiteOptions,
} from '@fairway/site';
import type { Language } from '@fairway/site/languages';
import { loaders, pages, screens } from './routes.ts';
import { Shell } from './shell/Shell.tsx';

const words = import.meta.glob<{ readonly words?: object }>('./{screens/*/*,features/*}/words.*.ts');

function storeOf<Value>(initial: Value): ExternalStore<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Parts = Pick<SiteOptions, 'pages' | 'screens' | 'loaders' | 'words'>;

/** Creates the desk of the staff. Its login is a separate page, because nothing here is public. `more` adds pages to it. */
export function createDesk(language: Language = readersLanguage(), more?: Parts): Site {
  return createSite({
    name: 'fairway.desk',
    base: '/desk',
    stores: { language: storeOf(language), session: storeOf<Session | null>(null) },
    cookies: { language: 'lang', member: 'desk' },
    pages: [...pages, ...(more?.pages ?? [])],
    screens: { ...screens, ...more?.screens },
    loaders: { ...loaders, ...more?.loaders },
    words: { ...words, ...more?.words },
    packs: import.meta.glob<LanguagePack>('./language/pack.*.ts'),
    Shell,
    gateway: (connection) => import('./gateway.ts').then(({ openGateway }) => openGateway(connection)),
    reader: (session, calls) => import('./calls/reader.ts').then(({ readerOf }) => readerOf(session, calls)),
    // The refusal itself contains the reason.
    reasonOf: async () => undefined,
    loginAddress: (_stay, requested) =>
      requested === undefined || requested === '/'
        ? '/login'
        : `/login?next=${encodeURIComponent(requested)}`,
  });
}
