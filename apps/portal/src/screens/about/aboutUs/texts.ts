import type { Operator } from '@fairway/site';
import { phoneLink } from '../../../shell/phoneLink.ts';
import type { AboutType } from './address.ts';

/** A part of a page about us. */
export interface AboutSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  /** Contact details: `what` names one; the link is present where it is useful. */
  readonly ways?: readonly { readonly what: string; readonly value: string; readonly href?: string }[];
}

export interface AboutText {
  /** One sentence under the heading. */
  readonly lead: string;
  readonly sections: readonly AboutSection[];
}

type Ways = NonNullable<AboutSection['ways']>;

/** The pages about us, depending on whether the site shows samples and on the operator's contact details. */
export type AboutTexts = (house: Operator) => Readonly<Record<AboutType, AboutText>>;

export function callOf(what: string, phone: string | null, label = phone): Ways {
  return phone === null || label === null ? [] : [{ what, value: label, href: phoneLink(phone) }];
}

export function mailOf(what: string, email: string | null): Ways {
  return email === null ? [] : [{ what, value: email, href: `mailto:${email}` }];
}
