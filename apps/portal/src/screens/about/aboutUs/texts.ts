import type { AboutType } from './address.ts';

/** A part of a page about us. */
export interface AboutSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  /** Ways to reach somebody: `what` names it, a link where pressing it can do something. */
  readonly ways?: readonly { readonly what: string; readonly value: string; readonly href?: string }[];
}

export interface AboutText {
  /** One sentence under the heading. */
  readonly lead: string;
  readonly sections: readonly AboutSection[];
}

export type AboutTexts = Readonly<Record<AboutType, AboutText>>;
