import type { Send } from '@fairway/gateway';
import type { CodeName } from '@fairway/gateway/contract/codes';
import type { ListControls, Translation } from '@fairway/site';
import type { ComponentType, ReactNode } from 'react';
import type {
  CaseChange,
  CaseCheck,
  CaseHeadContent,
  CasePapers,
  CaseRowContent,
  Return,
  ReviewedCase,
  SayOfQueue,
  Settled,
  TrailEntry,
} from './content.ts';
import type { CasePosition } from './positionOf.ts';

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

/** The settings for returning a case to its sender. */
export interface ReturnOptions<Case, W> {
  readonly Dialog: <C, V>(props: ReturnProps<C, V>) => ReactNode;
  /** Texts that name something of the case: above the reasons, after the return, and the error without a reason. */
  readonly texts: (
    open: Case,
    spoken: Translation<W>,
  ) => { readonly lead: string; readonly done: string; readonly reasonRequired?: string };
  readonly reasons: (
    open: Case,
    spoken: Translation<W>,
  ) => readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  /** Whether these reasons are meaningless without a note. */
  readonly needsNote: (reasons: readonly string[]) => boolean;
  /** The message as its reader reads it. */
  readonly message: (returned: Return, language: 'zh' | 'en') => string;
  readonly send: (open: Case, returned: Return, send: Send) => Promise<unknown>;
}

/** The props of the dialog that returns a case. */
export interface ReturnProps<Case, W> extends CasePartProps<Case, W> {
  /** The address after the return. */
  next: string;
  onChanges: (changes: readonly CaseChange[]) => void;
  onClose: () => void;
}

/** The settings for assigning a case to a colleague, or to no one. */
export interface AssignOptions<Case> {
  readonly View: <C extends ReviewedCase, V>(props: CasePartProps<C, V>) => ReactNode;
  readonly Filter: ComponentType<AssigneeFilterProps>;
  readonly send: (open: Case, staffId: string | null, send: Send) => Promise<unknown>;
}

export interface AssigneeFilterProps {
  /** `me`, `nobody`, or empty for everyone. */
  value: string;
  onChange: (value: string) => void;
  say: SayOfQueue;
}

export interface PaperViewProps extends CasePapers {
  /** Index of the visible paper. */
  index: number;
  onShow: (index: number) => void;
}

/** Whether a decision closes a case, and how the case is arranged. */
export interface CaseFlow {
  readonly name: 'decided' | 'handled';
  readonly View: <C extends ReviewedCase, V>(props: CaseViewProps<C, V>) => ReactNode;
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
  readonly currentQuery: Query;
  readonly list: Pick<ListControls<Query>, 'query' | 'change'>;
  readonly addressOf: (query: Partial<Query>) => string;
}

/** A part, for a queue that has the words of it. */
type IfWords<Own, Key extends keyof PartWords, Part> = Own extends Pick<PartWords, Key> ? Part : never;

/** The display and the decision of a case. A part brings its component, so that a queue does not load unused parts. */
export interface CaseOptions<Case, W, Own = PartWords> {
  /** `decided` or `handled`. */
  readonly flow: CaseFlow;
  readonly waits: (open: Case) => boolean;
  readonly head: (open: Case, spoken: Translation<W>) => CaseHeadContent;
  readonly papers?: {
    readonly View: ComponentType<PaperViewProps>;
    readonly of: (open: Case, spoken: Translation<W>) => CasePapers;
  };
  /** The facts about a case; `showPaper` turns to the paper with that index. */
  readonly facts: (open: Case, spoken: Translation<W>, showPaper: (index: number) => void) => ReactNode;
  readonly checks?: IfWords<Own, 'check', (open: Case, spoken: Translation<W>) => readonly CaseCheck[]>;
  /** The history, newest first. */
  readonly trail: (open: Case, spoken: Translation<W>) => readonly TrailEntry[];
  /** The state that the reviewer saw. If it changes, the form of the decision starts again. */
  readonly seen: (open: Case) => unknown;
  /** The refusal of a decision about a case that has changed. The texts below `changed` name the changes. */
  readonly changed: CodeName;
  /** The form of the decision: the only part that is different in each queue. */
  readonly Decision: ComponentType<DecisionProps<Case>>;
  /** The target of the A key: a selector within the case. */
  readonly answer?: string;
  readonly settled: (open: Case, spoken: Translation<W>) => Settled;
  readonly sendBack?: IfWords<Own, 'sendBack', ReturnOptions<Case, W>>;
  readonly assign?: IfWords<Own, 'assign', AssignOptions<Case>>;
  /** A form for notes that only colleagues read. */
  readonly Notes?: ComponentType<{ open: Case }>;
}

/** The props of each part of a case. */
export interface CasePartProps<Case, W> {
  open: Case;
  options: CaseOptions<Case, W>;
  spoken: Translation<W>;
  say: SayOfQueue;
}

export interface CaseViewProps<Case, W> extends CasePartProps<Case, W> {
  position: CasePosition;
}

/** A queue and its cases; `Name` is the key of its words `W`. */
export interface CaseScreenOptions<Row, Case, Query, Name extends string, W, Own = PartWords>
  extends CaseOptions<Case, W, Own> {
  readonly name: Name;
  readonly useWords: () => Translation<W>;
  readonly search: (spoken: Translation<W>) => { readonly label: string; readonly placeholder?: string };
  /** Above the search: tabs that divide the queue. */
  readonly tabs?: (controls: QueueControls<Query>, spoken: Translation<W>) => ReactNode;
  /** Below the search. */
  readonly filters?: (controls: QueueControls<Query>, spoken: Translation<W>) => ReactNode;
  /** The text for an empty queue, if it depends on the query. */
  readonly empty?: (
    query: Query,
    spoken: Translation<W>,
  ) => { readonly title: string; readonly text: string } | undefined;
  readonly row: (row: Row, spoken: Translation<W>) => CaseRowContent;
  /** Another version of a case starts again with its first paper. */
  readonly version?: (open: Case) => string | number;
}
