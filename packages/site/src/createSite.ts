import { createQuestions, createToasts } from '@fairway/ui';
import { createLine, sendReportingLostSession, sendUntil } from './gateway/connection.ts';
import { createReading } from './gateway/prefetchCache.ts';
import { createBeside } from './gateway/sideData.ts';
import { storeLanguage } from './language/chooseLanguage.ts';
import { formats } from './language/format.ts';
import { withoutLanguage } from './language/languageInAddress.ts';
import { languages } from './language/languages.ts';
import { createSpeech } from './language/speech.ts';
import { readerZone } from './language/useReaderZone.ts';
import { createMutations } from './mutations/createMutations.ts';
import { storedPresses } from './mutations/storedMutations.ts';
import { pathBelow } from './navigation/base.ts';
import { createGuard } from './navigation/guards.ts';
import { browserSteps } from './navigation/historySteps.ts';
import { withLogin } from './navigation/loginAddress.ts';
import { createPageAccess } from './navigation/pageAccess.ts';
import { createPages, type Page } from './navigation/pages.ts';
import { revalidation } from './navigation/shouldRevalidate.ts';
import { keepInSight } from './navigation/visibleScreen.ts';
import { messageOfWith } from './notices/messageOf.ts';
import { unknownHouse } from './operator/operator.ts';
import { createHints } from './session/cookies.ts';
import { sessionLostWith } from './session/lostSession.ts';
import type { ShellData } from './session/reader.ts';
import { createSession } from './session/session.ts';
import { createTurns } from './session/tabOwner.ts';
import { readShellWith } from './shell/readShell.ts';
import { createRoutes } from './shell/routes.tsx';
import type { Asking, Go, Site, SiteOptions, Wiring } from './site.ts';

/**
 * Creates a site from its options. All state is in the returned object: a server draws each language with a separate
 * site, a story starts with a new one, and two sites in one program do not share anything.
 */
export function createSite(options: SiteOptions): Site {
  const { cells, base, house = unknownHouse } = options;
  const toLogin = options.toLogin ?? withLogin;
  const language = cells.language.get();
  const format = formats(language, readerZone());
  const hints = createHints(options.hints);
  const toasts = createToasts();
  const questions = createQuestions();
  const speech = createSpeech(language, options.packs, options.words);
  const { say } = speech;
  const messageOf = messageOfWith(say, format);
  const { wiring: fromShell, screen } = createWiring();
  const shownFor = () => screen.shell?.readWith ?? null;
  const isMine = () => shownFor() === (session.current()?.token ?? null);
  const inSight = keepInSight({
    ...{ toasts, say, messageOf, isMine },
    go: (address) => screen.go(address, true),
    steps: browserSteps,
  });
  const wiring: Wiring = { ...fromShell, screenShows: inSight.shows };

  const line = createLine(() =>
    options.gateway({
      language: () => languages[language].server,
      session: cells.session.get,
      fetch: options.fetch,
    }),
  );
  const { now } = line;
  const sessionKey = `${options.name}.session`;
  const session = createSession({
    cell: cells.session,
    key: sessionKey,
    now,
    hint: (loggedIn) => void hints.member(loggedIn),
  });
  const turns = createTurns({ name: options.name, sessionKey, held: session.current() });
  const sessionLost = sessionLostWith({
    session,
    questions,
    say,
    reasonOf: (token) => options.reasonOf(token, asking),
    openLogin: () => screen.go(toLogin('/')),
  });
  const asking: Asking = { send: line.send, sessionLost };
  const reading = createReading(line.send, session);
  const beside = createBeside(line.send, session, () => screen.address);
  const send = sendReportingLostSession(line.send, session, sessionLost, beside.forget);

  const mutations = createMutations({
    ...{ toasts, questions, say, messageOf, send },
    isLoggedIn: () => session.current() !== null,
    storedPresses: storedPresses(options.name, () => sessionStorage),
    reloadAfter: inSight.rereadAfter,
  });

  const pages = createPages(options.pages, options.screens, options.loaders);
  const loadScreenWords = async ({ screen: folder, plain, forms }: Page) => {
    await Promise.all([
      speech.loadWords(`screens/${folder}`, plain),
      forms === true ? speech.formWords.fetch() : null,
    ]);
  };
  const addressIn = ({ pathname, search }: URL) => pathBelow(base, pathname) + search;
  const addressOf = (request: Request) => addressIn(new URL(request.url));
  const argumentsOf = (request: Request) => ({
    request,
    search: new URL(request.url).searchParams,
    language,
    now,
    house,
  });

  /** Runs on each navigation beside the screen's own loader. */
  const readShell = readShellWith({
    session,
    turns,
    readerOf: (held, signal) => options.reader(held, { ...asking, send: sendUntil(line.send, signal) }),
    shown: () => screen.shell,
  });

  const routes = createRoutes({
    pages,
    shell: { Component: options.Shell, loader: readShell },
    guard: createGuard({
      session,
      sessionLost,
      toLogin,
      access: createPageAccess(async () => (await options.rules?.(asking)) ?? []),
      shown: () => screen.address,
    }),
    inSight,
    loaderArgs: (request) => {
      const bound = sendUntil(line.send, request.signal);
      return {
        ...argumentsOf(request),
        send: bound,
        read: (ahead, query) => reading.read(ahead, query, bound),
        beside: (fetch) => beside.read(addressOf(request), fetch),
        loadWords: speech.loadWords,
      };
    },
    addressOf,
    loadWords: loadScreenWords,
    ready: speech.ready,
    revalidation: revalidation({
      session,
      shownFor,
      isReturn: (url) => inSight.isReturn(addressIn(url)),
    }),
  });

  return {
    language,
    format,
    base,
    house,
    session,
    pages,
    toasts,
    questions,
    now,
    send,
    fetchGateway: async () => void (await line.gateway()),
    prepare: reading.prepare,
    mutations,
    messageOf,
    sessionLost,
    toLogin,
    say,
    i18n: speech.i18n,
    formWords: speech.formWords,
    load: speech.load,
    loadWords: speech.loadWords,
    loadScreenWords,
    routes,
    hints,
    wiring,
    async logout() {
      // Fetched first, and asked before the token is forgotten that it is asked with.
      const gateway = await line.gateway().catch(() => null);
      const ended = gateway?.endSession();
      // Before the session goes, which other tabs follow.
      turns.leave();
      session.set(null);
      sessionStorage.clear();
      options.forget?.();
      await ended;
    },
    async switchLanguage(chosen) {
      storeLanguage(chosen);
      await hints.language(chosen);
      const { pathname, search, hash } = window.location;
      const bare = withoutLanguage(search);
      // What the address asks for would win over the choice.
      if (bare !== search) window.history.replaceState(window.history.state, '', pathname + bare + hash);
      window.location.reload();
    },
  };
}

/** What is on screen, as reported by the shell. */
function createWiring() {
  const screen = {
    address: null as string | null,
    shell: null as ShellData | null,
    go: ((_address) => {}) as Go,
  };
  const nowhere = screen.go;
  const wiring: Omit<Wiring, 'screenShows'> = {
    pageShown: (address) => {
      screen.address = address;
    },
    shellShown: (shell) => {
      screen.shell = shell;
    },
    lendNavigation: (go) => {
      screen.go = go;
      return () => {
        if (screen.go === go) screen.go = nowhere;
      };
    },
  };
  return { screen, wiring };
}
