import type { Send } from '@fairway/gateway';
import type { CodeName } from '@fairway/gateway/contract/codes';
import type { ReviewClock } from '@fairway/gateway/contract/transferReview';
import type { ListInHand, Spoken } from '@fairway/site';
import type { ComponentType, ReactNode } from 'react';

/** What the screen itself reads of a case. */
export interface ReviewedCase {
  readonly clock: ReviewClock | null;
  /** Whether two people decide it, and the first of them. */
  readonly needsTwo?: boolean;
  readonly first?: { readonly name: string; readonly at: string; readonly own: boolean } | null;
  /** The colleague who handles it, and those who may. */
  readonly assignedTo?: Colleague | null;
  readonly colleagues?: readonly Colleague[];
}

interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly own?: boolean;
}

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** The words that each queue has under its name; with notes for a case that two people decide. */
export type QueueWords<Case> = Words<'title' | 'count' | 'empty' | 'emptyText' | 'choose' | 'chooseText'> & {
  readonly changed: Readonly<Record<string, string>>;
} & (Case extends { readonly needsTwo: boolean }
    ? { readonly decide: Words<'ownNote' | 'secondNote' | 'twoNote'> }
    : unknown);

/** The words of the parts that a queue may have. */
interface PartWords {
  readonly check: Words<'title' | 'keys' | 'fits' | 'look'>;
  readonly sendBack: Words<'title' | 'reasons' | 'noteHint' | 'preview' | 'submit'>;
  readonly assign: Words<
    'title' | 'to' | 'noOne' | 'save' | 'done' | 'filter' | 'everyone' | 'me' | 'nobody'
  >;
}

/** Says the words of a queue by their keys below its name. */
export type SayOfQueue = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A row of the queue. */
export interface CaseRowContent {
  name: string;
  /** Content at the end of the first line, such as an amount. */
  amount?: string;
  /** Its number, or when it came. */
  number: ReactNode;
  /** How long it waits; null once somebody answered. */
  clock: ReviewClock | null;
  /** The text in place of the clock if nothing waits. */
  answered?: string;
  /** Badges besides those of the clock. */
  badges?: ReactNode;
}

/** The head of a case: its name, number and date, and the amount that it is about. */
export interface CaseHeadContent {
  /** Its accessible name. */
  label: string;
  title: ReactNode;
  sub: ReactNode;
  amount?: { readonly label: string; readonly sum: string };
}

export interface Paper {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly alt: string;
  /** The heading while the paper is visible, if it is not that of all papers. */
  readonly title?: string;
}

/** The papers of a case. */
export interface CasePapers {
  readonly title: string;
  readonly papers: readonly Paper[];
  /** The text if no paper is left. */
  readonly none?: { readonly heading: string; readonly text: string };
}

/** A comparison by the server. */
export interface CaseCheck {
  readonly kind: string;
  readonly outcome: 'fits' | 'look' | 'unknown';
  /** The values that were compared, in a word, and the result in a sentence. */
  readonly name: string;
  readonly sentence: string;
}

/** An entry of the history: when, who, what, and why in the words of that person. */
export interface TrailEntry {
  readonly at: string;
  readonly by: string;
  readonly what: string;
  readonly reason: string | null;
}

/** A change since the case was opened, as the refusal describes it. */
export interface CaseChange {
  readonly what: string;
  readonly at: string | null;
  readonly by: string | null;
}

/** Why a case goes back: reasons of its list, and a note in both languages or in none. */
export interface Return {
  readonly reasons: readonly string[];
  readonly noteZh: string;
  readonly noteEn: string;
}

/** How a case goes back to its sender. */
export interface ReturnOptions<Case, W> {
  /** Texts that name something of the case: above the reasons, after the return, and the error without a reason. */
  readonly texts: (
    open: Case,
    spoken: Spoken<W>,
  ) => { readonly lead: string; readonly done: string; readonly reasonRequired?: string };
  readonly reasons: (
    open: Case,
    spoken: Spoken<W>,
  ) => readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  /** Whether these reasons say nothing without a note. */
  readonly needsNote: (reasons: readonly string[]) => boolean;
  /** The message as its reader reads it. */
  readonly message: (returned: Return, language: 'zh' | 'en') => string;
  readonly send: (open: Case, returned: Return, send: Send) => Promise<unknown>;
}

/** The outcome of a case that does not wait. */
export interface Settled {
  readonly tone?: 'good' | 'neutral';
  readonly heading?: string;
  readonly children: ReactNode;
}

/** The mutation options that a decision shares with all others. */
export interface DecisionEffects {
  readonly subject: string;
  readonly refresh: false;
  readonly onSuccess: () => unknown;
  readonly onError: (error: unknown) => boolean;
}

export interface DecisionProps<Case> {
  open: Case;
  /** The mutation options of its form. */
  effects: DecisionEffects;
  /** Opens the dialog that returns the case. */
  onReturn: () => void;
}

export interface QueueControls<Query> {
  /** The query of the visible rows. */
  readonly shown: Query;
  readonly hand: Pick<ListInHand<Query>, 'query' | 'change'>;
  readonly addressOf: (query: Partial<Query>) => string;
}

/** A part, for a queue that has the words of it. */
type IfWords<Own, Key extends keyof PartWords, Part> = Own extends Pick<PartWords, Key> ? Part : never;

/** How a case is shown and decided. */
export interface CaseOptions<Case, W, Own = PartWords> {
  /**
   * `decided`: one decision closes a case and opens the next one. `handled`: a case goes through several steps and stays
   * open.
   */
  readonly flow: 'decided' | 'handled';
  readonly waits: (open: Case) => boolean;
  readonly head: (open: Case, spoken: Spoken<W>) => CaseHeadContent;
  readonly papers?: (open: Case, spoken: Spoken<W>) => CasePapers;
  /** The facts about a case; `showPaper` turns to the paper with that index. */
  readonly facts: (open: Case, spoken: Spoken<W>, showPaper: (index: number) => void) => ReactNode;
  readonly checks?: IfWords<Own, 'check', (open: Case, spoken: Spoken<W>) => readonly CaseCheck[]>;
  /** The history, newest first. */
  readonly trail: (open: Case, spoken: Spoken<W>) => readonly TrailEntry[];
  /** The state that the reviewer saw. If it changes, the form of the decision starts again. */
  readonly seen: (open: Case) => unknown;
  /** The refusal of a decision about a case that has changed. The words below `changed` say what has. */
  readonly changed: CodeName;
  /** The form of the decision: the only part that is different in each queue. */
  readonly Decision: ComponentType<DecisionProps<Case>>;
  /** Where A moves the focus: a selector within the case. */
  readonly answer?: string;
  readonly settled: (open: Case, spoken: Spoken<W>) => Settled;
  readonly sendBack?: IfWords<Own, 'sendBack', ReturnOptions<Case, W>>;
  /** Assigns a case to a colleague, or to nobody. */
  readonly assign?: IfWords<
    Own,
    'assign',
    (open: Case, staffId: string | null, send: Send) => Promise<unknown>
  >;
  /** A form for notes that only colleagues read. */
  readonly Notes?: ComponentType<{ open: Case }>;
}

/** The props of each part of a case. */
export interface CasePartProps<Case, W> {
  open: Case;
  options: CaseOptions<Case, W>;
  spoken: Spoken<W>;
  say: SayOfQueue;
}

/** A queue and its cases; `Name` is the key of its words `W`. */
export interface CaseScreenOptions<Row, Case, Query, Name extends string, W, Own = PartWords>
  extends CaseOptions<Case, W, Own> {
  readonly name: Name;
  readonly useWords: () => Spoken<W>;
  readonly search: (spoken: Spoken<W>) => { readonly label: string; readonly placeholder?: string };
  /** Above the search: tabs that divide the queue. */
  readonly tabs?: (controls: QueueControls<Query>, spoken: Spoken<W>) => ReactNode;
  /** Below the search. */
  readonly filters?: (controls: QueueControls<Query>, spoken: Spoken<W>) => ReactNode;
  /** The text for an empty queue, if it depends on the query. */
  readonly empty?: (
    query: Query,
    spoken: Spoken<W>,
  ) => { readonly heading: string; readonly text: string } | undefined;
  readonly row: (row: Row, spoken: Spoken<W>) => CaseRowContent;
  /** Another version of a case starts again with its first paper. */
  readonly version?: (open: Case) => string | number;
}
