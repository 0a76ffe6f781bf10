import { createQuestions, createToasts } from '@fairway/ui';
import { createSiteCookies } from './firstPage/cookies.ts';
import { createConnection, sendReportingLostSession, sendUntil } from './gateway/connection.ts';
import { createPrefetchCache } from './gateway/prefetchCache.ts';
import { createSideDataCache } from './gateway/sideData.ts';
import { languages } from './language/languages.ts';
import { createLocalization } from './language/localization.ts';
import { createMutations } from './mutations/createMutations.ts';
import { storedMutations } from './mutations/storedMutations.ts';
import { pathBelow } from './navigation/base.ts';
import { createGuard } from './navigation/guards.ts';
import { browserHistory } from './navigation/historySteps.ts';
import { withLogin } from './navigation/loginAddress.ts';
import { createPageAccess } from './navigation/pageAccess.ts';
import { createPages, type Page, wordFoldersOf } from './navigation/pages.ts';
import { createScreenKeeper } from './navigation/screenKeeper.ts';
import { revalidation } from './navigation/shouldRevalidate.ts';
import { createVisiblePage } from './navigation/visiblePage.ts';
import { messageOfWith } from './notices/messageOf.ts';
import { unknownOperator } from './operator/operator.ts';
import { createSessionLost } from './session/lostSession.ts';
import { createStoredSession } from './session/session.ts';
import { createTabOwner } from './session/tabOwner.ts';
import { readShellWith } from './shell/readShell.ts';
import { createRoutes } from './shell/routes.tsx';
import { createWriteCount } from './shell/writeCount.ts';
import type { SilentCalls, Site, SiteOptions } from './site.ts';

/**
 * Creates a site from its options. All state is in the returned object: a server renders each language with a separate
 * site, a story starts with a new one, and two sites in one program do not share anything.
 */
export function createSite(options: SiteOptions): Site {
  const { stores, base, operator = unknownOperator, loginAddress = withLogin } = options;
  const cookies = createSiteCookies(options.cookies);
  const localization = createLocalization({
    language: stores.language.get(),
    packs: options.packs,
    words: options.words,
    setCookie: cookies.language,
  });
  const { language, format, say } = localization;
  const toasts = createToasts();
  const questions = createQuestions();
  const messageOf = messageOfWith(say, format);
  const visiblePage = createVisiblePage();

  const connection = createConnection(() =>
    options.gateway({
      language: () => languages[language].server,
      session: stores.session.get,
      fetch: options.fetch,
    }),
  );
  const { now } = connection;
  const sessionKey = `${options.name}.session`;
  const session = createStoredSession({
    store: stores.session,
    key: sessionKey,
    now,
    onChange: (loggedIn) => void cookies.member(loggedIn),
  });
  const tabOwner = createTabOwner({ name: options.name, sessionKey, session: session.current() });
  const sessionLost = createSessionLost({
    ...{ session, questions, say },
    reasonOf: (token) => options.reasonOf(token, silentCalls),
    openLogin: () => visiblePage.navigate(loginAddress('/')),
  });
  const silentCalls: SilentCalls = { send: connection.send, sessionLost };
  const prefetchCache = createPrefetchCache(connection.send, session);
  const sideData = createSideDataCache(connection.send, session, visiblePage.address);
  const writes = createWriteCount();
  const send = sendReportingLostSession(connection.send, session, sessionLost, () => {
    sideData.clear();
    writes.add();
  });

  const visibleToken = () => visiblePage.shell()?.token ?? null;
  const screenKeeper = createScreenKeeper({
    ...{ toasts, say, messageOf },
    isForCurrentSession: () => visibleToken() === (session.current()?.token ?? null),
    navigate: (address) => visiblePage.navigate(address, true),
    history: browserHistory,
  });
  const mutations = createMutations({
    ...{ toasts, questions, say, messageOf, send },
    isLoggedIn: () => session.current() !== null,
    storedMutations: storedMutations(options.name, () => sessionStorage),
    reloadAfter: screenKeeper.reloadAfter,
  });

  const pages = createPages(options.pages, options.screens, options.loaders);
  const loadWords = async (page: Page) => {
    await Promise.all([
      ...wordFoldersOf(page).map((folder) => localization.loadWords(folder, page.plain)),
      page.forms === true ? localization.fetchFormWords() : null,
    ]);
  };
  const addressIn = ({ pathname, search }: URL) => pathBelow(base, pathname) + search;
  const addressOf = (request: Request) => addressIn(new URL(request.url));

  const routes = createRoutes({
    pages,
    loadWords,
    addressOf,
    screenKeeper,
    ready: localization.ready,
    shell: {
      Component: options.Shell,
      loader: readShellWith({
        session,
        tabOwner,
        readerOf: (current, signal) =>
          options.reader(current, { ...silentCalls, send: sendUntil(connection.send, signal) }),
        writes,
        visible: visiblePage.shell,
      }),
    },
    guard: createGuard({
      session,
      sessionLost,
      loginAddress,
      access: createPageAccess(async () => (await options.rules?.(silentCalls)) ?? []),
      visibleAddress: visiblePage.address,
    }),
    loaderArgs: (request) => {
      const sendForPage = sendUntil(connection.send, request.signal);
      return {
        ...{ request, language, now, operator, send: sendForPage },
        search: new URL(request.url).searchParams,
        read: (prefetchable, query) => prefetchCache.read(prefetchable, query, sendForPage),
        cached: (fetch) => sideData.read(addressOf(request), fetch),
      };
    },
    revalidation: revalidation({
      session,
      visibleToken,
      isShellStale: writes.isStale,
      isReturn: (url) => screenKeeper.isReturn(addressIn(url)),
    }),
  });

  return {
    localization,
    operator,
    cookies,
    mutations,
    notices: { toasts, questions, messageOf },
    gateway: {
      send,
      now,
      load: async () => void (await connection.gateway()),
      prefetch: prefetchCache.prefetch,
    },
    navigation: {
      ...{ base, pages, routes, loginAddress, loadWords },
      visiblePage: { ...visiblePage, setScreen: screenKeeper.setScreen },
    },
    session: {
      ...session,
      reportLost: sessionLost,
      async end() {
        const gateway = await connection.gateway().catch(() => null);
        // Sent before the token is cleared that it is sent with.
        const ended = gateway?.endSession();
        // Other tabs follow the session, so the tab is marked first.
        tabOwner.leave();
        session.set(null);
        sessionStorage.clear();
        options.forget?.();
        await ended;
      },
    },
  };
}
