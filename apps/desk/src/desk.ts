import {
  type Cell,
  createSite,
  type LanguagePack,
  readersLanguage,
  type Session,
  type Site,
} from '@fairway/site';
import type { Language } from '@fairway/site/languages';
import { loaders, pages, screens } from './routes.ts';
import { Shell } from './shell/Shell.tsx';

function cellOf<Value>(first: Value): Cell<Value> {
  let current = first;
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

/** Creates the desk of the staff. Its login is a separate page, because nothing here is public. */
export function createDesk(language: Language = readersLanguage()): Site {
  return createSite({
    name: 'fairway.desk',
    base: '/desk',
    cells: { language: cellOf(language), session: cellOf<Session | null>(null) },
    hints: { language: 'lang', member: 'desk' },
    pages,
    screens,
    loaders,
    words: import.meta.glob<{ readonly words?: object }>('./{screens/*/*,features/*}/words.*.ts'),
    packs: import.meta.glob<LanguagePack>('./language/pack.*.ts'),
    Shell,
    gateway: (wire) => import('./gateway.ts').then(({ openGateway }) => openGateway(wire)),
    reader: (session, asking) =>
      import('./calls/reader.ts').then(({ readerOf }) => readerOf(session, asking)),
    // The refusal itself says why.
    reasonOf: async () => undefined,
    toLogin: (_stay, address) =>
      address === undefined || address === '/' ? '/login' : `/login?next=${encodeURIComponent(address)}`,
  });
}
