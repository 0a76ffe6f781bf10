import type { GatewayOptions, Send } from '@fairway/gateway';
import type { ComponentType } from 'react';
import type { CookieNames, SiteCookies } from './firstPage/cookies.ts';
import type { OpenGateway, SiteGateway } from './gateway/siteGateway.ts';
import type { Language } from './language/languages.ts';
import type { Localization, Packs, WordFiles } from './language/localization.ts';
import type { Mutations } from './mutations/createMutations.ts';
import type { LoginAddress } from './navigation/loginAddress.ts';
import type { PageRules } from './navigation/pageAccess.ts';
import type { Loaders, Page, Screens } from './navigation/pages.ts';
import type { SiteNavigation } from './navigation/siteNavigation.ts';
import type { Notices } from './notices/notices.ts';
import type { Operator } from './operator/operator.ts';
import type { ExternalStore } from './session/externalStore.ts';
import type { SessionLost } from './session/lostSession.ts';
import type { Reader } from './session/reader.ts';
import type { Session } from './session/session.ts';
import type { SiteSession } from './session/siteSession.ts';

/** Calls of the site itself, whose failures are not shown. */
export interface SilentCalls {
  readonly send: Send;
  readonly sessionLost: SessionLost;
}

/** All that makes one site differ from another. */
export interface SiteOptions {
  /** Prefix of the site's keys in the browser's storage. */
  readonly name: string;
  /** The site's language and the session of this browser. */
  readonly stores: {
    readonly language: ExternalStore<Language>;
    readonly session: ExternalStore<Session | null>;
  };
  readonly cookies: CookieNames;
  /** Pages that are built; see `builtPages`. */
  readonly pages: readonly Page[];
  /** Modules of screens, of loaders and of words, as `import.meta.glob` finds them from the site's `src`. */
  readonly screens: Screens;
  readonly loaders: Loaders;
  readonly words: WordFiles;
  readonly packs: Packs;
  /** The component around every screen; see `SiteShell`. */
  readonly Shell: ComponentType;
  /** Fetches the gateway with the first call: a page from the server is visible without it. */
  readonly gateway: (options: Pick<GatewayOptions, 'language' | 'session' | 'fetch'>) => Promise<OpenGateway>;
  /** Reads the owner of a session, for the header. */
  readonly reader: (session: Session, calls: SilentCalls) => Promise<Reader>;
  /**
   * Returns why a token is no longer accepted, in the server's words; undefined if it still is or the server does not
   * respond.
   */
  readonly reasonOf: (token: string, calls: SilentCalls) => Promise<string | undefined>;
  /** Clears what features store of a reader, at a logout. */
  readonly forget?: () => void;
  /** Loads the access that staff set for pages; all are open by default. */
  readonly rules?: (calls: SilentCalls) => Promise<PageRules>;
  /** The address of the login; by default a dialog over the page. */
  readonly loginAddress?: LoginAddress;
  /** Base path of the site, such as `/desk`. */
  readonly base?: string;
  /** The operator; without one the site shows no company data. */
  readonly operator?: Operator;
  /** Sends requests; by default the browser's `fetch`. A server that renders first pages has another. */
  readonly fetch?: typeof fetch;
}

/** A running site. Each part has a folder and a hook; two sites in one program share nothing. */
export interface Site {
  readonly localization: Localization;
  readonly notices: Notices;
  readonly session: SiteSession;
  readonly gateway: SiteGateway;
  readonly navigation: SiteNavigation;
  readonly mutations: Mutations;
  readonly operator: Operator;
  readonly cookies: SiteCookies;
}
