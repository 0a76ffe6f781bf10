import type { Operator } from '@fairway/site';
import { phoneLink } from '../../../shell/phoneLink.ts';
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

type Ways = NonNullable<AboutSection['ways']>;

/** The pages about us, as far as the house shows samples and can be reached. */
export type AboutTexts = (house: Operator) => Readonly<Record<AboutType, AboutText>>;

export function callOf(what: string, phone: string | null, label = phone): Ways {
  return phone === null || label === null ? [] : [{ what, value: label, href: phoneLink(phone) }];
}

export function mailOf(what: string, email: string | null): Ways {
  return email === null ? [] : [{ what, value: email, href: `mailto:${email}` }];
}
