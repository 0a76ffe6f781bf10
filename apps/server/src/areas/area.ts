import type { FoundKind } from '@fairway/gateway/contract/search';
import type { Language } from '@fairway/gateway/contract/texts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Availability } from '../database/connection/availability.ts';
import type { Db } from '../database/db.ts';
import type { Index } from '../database/indexes.ts';
import type { Migration } from '../database/migrations/index.ts';
import type { Route } from '../http/answer.ts';
import type { Caller } from '../http/caller.ts';
import type { SitemapSource } from '../http/pages/sitemap.ts';
import type { ReadBacklog } from '../jobs/backlog.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Services } from '../services/services.ts';
import type { SettingsPart } from '../settingsPart.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** The parts of a running server that are passed to its areas. */
export interface ServerForAreas {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly services: Services;
  readonly telemetry: Telemetry;
  /** Why it should get no requests; null while it should. */
  unready(): 'databaseAway' | 'stopping' | null;
  /** Queries the database over a connection that stays free while writes use the whole pool. */
  readonly queryOutsidePool: Availability['query'];
  /** Counts the entries that wait in the queues and in the outbox, of all servers. */
  readonly backlog: ReadBacklog;
  /** Seconds between two polls of a queue by a worker. */
  pollSeconds(queue: string): number;
  /** Seconds since the replica of the database was fresh; null where none is set. */
  replicaSeconds(): number | null;
  /** The URL at which this server listens; available once it listens. */
  self(): string;
}

/** Adds a page, or a few related ones, next to the calls. */
export type Pages = (app: FastifyInstance) => void;

/** The work of an area on a server besides handling calls. */
export interface AreaAtWork {
  readonly pages?: readonly Pages[];
  /** Pages that a worker serves too, although it serves no calls. */
  readonly workerPages?: readonly Pages[];
  readonly jobs?: readonly Job[];
  /** Pages that the sitemap lists for search engines, one for each item of the area. */
  readonly sitemap?: readonly SitemapSource[];
  /** Removes expired rows; safe to run twice at once. */
  cleanUp?(now: Date): Promise<void>;
  /** Waits for the work in progress, after the last request has arrived. */
  stop?(): Promise<void>;
}

/** Input of a search over everything. */
export interface Finding {
  readonly db: Db;
  /** At least one character. */
  readonly keyword: string;
  readonly language: Language;
  readonly caller: Caller;
  readonly now: Date;
  /** Rows at most. */
  readonly limit: number;
}

/** The way in which the global search finds items of one kind. */
export interface Finder {
  readonly kind: FoundKind;
  /** Page that shows them: where staff put it behind login, a visitor finds none of them. */
  readonly page: string;
  readonly find: Find;
}

/** Those that a keyword finds, the best match first, in the reader's language. */
export type Find = (finding: Finding) => Promise<FoundRows>;

export interface FoundRows {
  /** Number of all matches; `rows` are the first of them. */
  readonly total: number;
  readonly rows: readonly FoundRow[];
}

export interface FoundRow {
  readonly key: string;
  /** Place within its page; none for the page itself. */
  readonly anchor?: string;
  readonly name: string;
  readonly note: string;
}

/** One subject of the server, with everything that belongs to it. Areas meet through their `index.ts` only. */
export interface Area {
  readonly name: string;
  readonly routes?: readonly Route[];
  /** The environment variables it reads; checked before the server starts. */
  readonly settings?: SettingsPart<unknown> | readonly SettingsPart<unknown>[];
  /** Its tables; their row types are in its `tables.ts`. */
  readonly migrations?: readonly Migration[];
  /** Indexes that are built outside of transactions, after the migrations of all areas. */
  readonly indexes?: readonly Index[];
  /** Its finders for the search over everything. */
  readonly finders?: readonly Finder[];
  atWork?(server: ServerForAreas): AreaAtWork;
}

/** Declares an area. Only checks types: returns the value unchanged. */
export function defineArea(area: Area): Area {
  return area;
}
