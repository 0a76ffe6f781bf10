import type { Gateway, GatewayOptions, Send } from '@fairway/gateway';
import type { Messages, Questions, Toasts } from '@fairway/ui';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Ahead } from './gateway/prefetchCache.ts';
import type { Formats } from './language/format.ts';
import type { Language } from './language/languages.ts';
import type { FormWords, Packs, SiteSay, WordParts } from './language/speech.ts';
import type { Mutations } from './mutations/createMutations.ts';
import type { ToLogin } from './navigation/loginAddress.ts';
import type { PageRules } from './navigation/pageAccess.ts';
import type { Loaders, Page, PageTable, Screens } from './navigation/pages.ts';
import type { InSight } from './navigation/visibleScreen.ts';
import type { MessageOf } from './notices/messageOf.ts';
import type { House } from './operator/operator.ts';
import type { HintNames, Hints } from './session/cookies.ts';
import type { Cell } from './session/externalStore.ts';
import type { SessionLost } from './session/lostSession.ts';
import type { Reader, ShellData } from './session/reader.ts';
import type { Session, SiteSession } from './session/session.ts';
import type { SiteRoutes } from './shell/siteRoutes.ts';

/** A gateway as a site uses it. */
export interface SiteGateway extends Gateway {
  /** Ends the session on the server with the token that is open when it is called, and forgets what signed for it. */
  readonly endSession: () => Promise<void>;
}

/** Calls of the site itself, which show no messages. */
export interface Asking {
  readonly send: Send;
  readonly sessionLost: SessionLost;
}

/** All that makes one site differ from another. */
export interface SiteOptions {
  /** Begins the names under which the browser keeps what belongs to the site. */
  readonly name: string;
  /** The language that the site speaks and the session of this browser: the site's own, lent. */
  readonly cells: { readonly language: Cell<Language>; readonly session: Cell<Session | null> };
  readonly hints: HintNames;
  /** Pages that are built; see `builtPages`. */
  readonly pages: readonly Page[];
  /** Modules of screens, of loaders and of words, as `import.meta.glob` finds them from the site's `src`. */
  readonly screens: Screens;
  readonly loaders: Loaders;
  readonly words: WordParts;
  readonly packs: Packs;
  /** What stands around every screen; see `SiteShell`. */
  readonly Shell: ComponentType;
  /** Fetches the gateway with the first call: a page that came drawn is seen without it. */
  readonly gateway: (wire: Pick<GatewayOptions, 'language' | 'session' | 'fetch'>) => Promise<SiteGateway>;
  /** Reads who holds a session, for the header. */
  readonly reader: (session: Session, asking: Asking) => Promise<Reader>;
  /** Why a token no longer counts, in the server's words; nothing where it still does or nobody answers. */
  readonly reasonOf: (token: string, asking: Asking) => Promise<string | undefined>;
  /** Forgets what the browser keeps of a reader's beside the session. */
  readonly forget?: () => void;
  /** What staff decided about pages; all are open unless given. */
  readonly rules?: (asking: Asking) => Promise<PageRules>;
  /** Where somebody without a session is led; the login opens over a page unless given. */
  readonly toLogin?: ToLogin;
  /** Base path of the site, such as `/desk`. */
  readonly base?: string;
  /** The operator; without it nothing is claimed about them. */
  readonly house?: House;
  /** How requests leave where it is not the browser's own way: in a server that draws first pages. */
  readonly fetch?: typeof fetch;
}

/** A running site. It holds all that a site knows while it runs, so that one beside it shares nothing with it. */
export interface Site {
  readonly language: Language;
  readonly format: Formats;
  readonly base: string | undefined;
  readonly house: House;
  readonly session: SiteSession;
  readonly pages: PageTable;
  /** Toasts and confirmations, shown by the shell. */
  readonly toasts: Toasts;
  readonly questions: Questions;
  /** The server's clock as last seen; this machine's own until the gateway has had an answer. */
  readonly now: () => Date;
  /** Sends a call; if the session ends during it, that is reported and the call fails. */
  readonly send: Send;
  /** Fetches what the first call needs, ahead of it; without it the call fetches it. */
  readonly fetchGateway: () => Promise<void>;
  /** Reads what somebody is on the way to, so that it is here when they are. */
  readonly prepare: <Query, Answer>(ahead: Ahead<Query, Answer>, query: Query) => void;
  /** Runs the mutations of screens; see `useMutation`. */
  readonly mutations: Mutations;
  readonly messageOf: MessageOf;
  readonly sessionLost: SessionLost;
  readonly toLogin: ToLogin;
  /** Ends the session here at once and on the server behind it, with everything that belonged to it. */
  readonly logout: () => Promise<void>;
  /** Saves the choice and loads the same address in it. */
  readonly switchLanguage: (language: Language) => Promise<void>;
  readonly say: SiteSay;
  readonly i18n: i18n;
  readonly formWords: FormWords;
  /** Loads the language; resolves to the kit's texts, which grow as screens need them. */
  readonly load: () => Promise<Messages>;
  /** Loads the words of a folder below `src`, and the kit's whole texts with them. */
  readonly loadWords: (folder: string) => Promise<void>;
  readonly loadScreenWords: (page: Page) => Promise<void>;
  readonly routes: SiteRoutes;
  readonly hints: Hints;
  readonly wiring: Wiring;
}

/** Goes to an address of the site. */
export type Go = (address: string, stay?: boolean) => void;

/** What the shell tells the site of: what lives outside React learns it here. */
export interface Wiring {
  /** What is on screen: its address, after each navigation. */
  readonly pageShown: (address: string) => void;
  /** Who it was read for, and with which session. */
  readonly shellShown: (shell: ShellData) => void;
  /** How to go to an address, the place on the page kept with `stay`; undone by what it returns. */
  readonly lendNavigation: (go: Go) => () => void;
  /** A screen shows what its loader has read; returns how it goes. */
  readonly screenShows: (shown: InSight) => () => void;
}
