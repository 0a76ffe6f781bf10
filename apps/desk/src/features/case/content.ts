import type { ReviewClock } from '@fairway/gateway/contract/review';
import type { ReactNode } from 'react';

/** The entries of a case that the screen itself reads. */
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

/** Returns the texts of a queue by their keys below its name. */
export type SayOfQueue = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A row of the queue. */
export interface CaseRowContent {
  name: string;
  /** Content at the end of the first line, such as an amount. */
  amount?: string;
  /** Its number, or when it came. */
  number: ReactNode;
  /** The waiting time; null once the case is answered. */
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
  readonly none?: { readonly title: string; readonly text: string };
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

/** The outcome of a case that does not wait. */
export interface Settled {
  readonly tone?: 'good' | 'neutral';
  readonly title?: string;
  readonly children: ReactNode;
}
