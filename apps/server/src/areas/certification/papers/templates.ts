import type { DataOf } from '@fairway/gateway/contract/call';
import type { templateResource } from '@fairway/gateway/contract/order';
import type { Language } from '@fairway/gateway/contract/texts';
import * as v from 'valibot';
import type { Config } from '../../../config.ts';
import type { Member } from '../../../http/caller.ts';
import { seal, unseal } from '../../../secrets.ts';
import type { TemplateCode } from './guides.ts';
import { guides } from './guides.ts';

type Template = DataOf<typeof templateResource.get>;

/** When the text of a template last changed. */
const wordedAt = '2026-11-20T00:00:00.000Z';
/** Lifetime of the link to a document with an applicant's own data. */
const ticketLife = 10 * 60_000;
const sealPurpose = 'template ticket';
const claims = v.object({ tenantId: v.string(), accountId: v.string(), endsAt: v.number() });

/** The page of a document. Its address contains a sealed ticket instead of names, which must not be in one. */
export function templateFor(
  config: Pick<Config, 'secret'>,
  code: TemplateCode,
  caller: Pick<Member, 'tenantId' | 'accountId'> | null,
  language: Language,
  now: Date,
): Template {
  const query = new URLSearchParams({ lang: language });
  if (caller && code === 'authorizationLetter') {
    const { tenantId, accountId } = caller;
    const plain = JSON.stringify({ tenantId, accountId, endsAt: now.getTime() + ticketLife });
    query.set('ticket', seal(config.secret, sealPurpose, Buffer.from(plain)).toString('base64url'));
  }
  const { zh, en } = guides[code].name;
  return { code, nameZh: zh, nameEn: en, url: `/api/templates/${code}?${query}`, updatedAt: wordedAt };
}

/** The names in a document; null without a valid ticket of this server. */
export function ownerOf(
  config: Pick<Config, 'secret'>,
  ticket: string,
  now: Date,
): { readonly tenantId: string; readonly accountId: string } | null {
  if (!/^[\w-]{40,600}$/.test(ticket)) return null;
  try {
    const plain = unseal(config.secret, sealPurpose, Buffer.from(ticket, 'base64url'));
    const claimed = v.parse(claims, JSON.parse(plain.toString()));
    return now.getTime() < claimed.endsAt ? claimed : null;
  } catch {
    return null;
  }
}
