import {
  type Cell,
  createSite,
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

function cellOf<Value>(first: Value): Cell<Value> {
  let held = first;
  const listeners = new Set<() => void>();
  return {
    get: () => held,
    set: (value) => {
      held = value;
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
    cells: { language: cellOf(language), session: cellOf<Session | null>(null) },
    hints: { language: 'lang', member: 'desk' },
    pages: [...pages, ...(more?.pages ?? [])],
    screens: { ...screens, ...more?.screens },
    loaders: { ...loaders, ...more?.loaders },
    words: { ...words, ...more?.words },
    packs: import.meta.glob<LanguagePack>('./language/pack.*.ts'),
    Shell,
    gateway: (wire) => import('./gateway.ts').then(({ openGateway }) => openGateway(wire)),
    reader: (session, asking) =>
      import('./calls/reader.ts').then(({ readerOf }) => readerOf(session, asking)),
    // The refusal itself says why.
    reasonOf: async () => undefined,
    toLogin: (_stay, asked) =>
      asked === undefined || asked === '/' ? '/login' : `/login?next=${encodeURIComponent(asked)}`,
  });
}
