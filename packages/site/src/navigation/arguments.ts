import type { Send } from '@fairway/gateway';
import type { Ahead } from '../calls/ahead.ts';
import type { MessageOf } from '../failures/messageOf.ts';
import type { House } from '../house.ts';
import type { Language } from '../language/languages.ts';

interface Arguments {
  readonly request: Request;
  /** Query of the address. */
  readonly search: URLSearchParams;
  readonly language: Language;
  /** The server's clock, as far as it is known. */
  readonly now: () => Date;
  readonly house: House;
}

/** What a loader is given, beside which it needs nothing of the site. */
export interface LoaderArgs extends Arguments {
  /** Sends a call that ends with the navigation. What fails is shown where the page would stand. */
  readonly send: Send;
  /** Reads what somebody may have been on the way to, and which is here already. */
  readonly read: <Query, Answer>(ahead: Ahead<Query, Answer>, query: Query) => Promise<Answer>;
  /** Reads what stands beside a list and its query does not change: another filter leaves it as it is on screen. */
  readonly beside: <Answer>(fetch: (send: Send) => Promise<Answer>) => Promise<Answer>;
  /** Fetches words of another folder that the screen says. */
  readonly loadWords: (folder: string) => Promise<void>;
}

/** What an action is given. */
export interface ActionArgs extends Arguments {
  /** Sends a call; a session that ends during it is told, then it fails. */
  readonly send: Send;
  readonly messageOf: MessageOf;
}
