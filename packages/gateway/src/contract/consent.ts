import { consentKinds } from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { agreedTexts } from './sensitive.ts';
import { id, instant } from './shapes.ts';

const consentKind = v.picklist(consentKinds);

/** The places where a consent is given. */
export const consentChannels = ['registration', 'certification', 'insurance', 'myData'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** A consent that was given: to which text, when and where. */
export const consentShape = v.object({
  id,
  kind: consentKind,
  /** Version of the text that was agreed to. */
  version: v.string(),
  /** Whether the text still reads so. */
  current: v.boolean(),
  channel: v.picklist(consentChannels),
  /** Names of the insurer in the consent; null if it names no third party. */
  about: v.nullable(v.object({ nameZh: v.string(), nameEn: v.string() })),
  agreedAt: instant,
  /** Null while it holds. */
  withdrawnAt: v.nullable(instant),
});
export type Consent = v.InferOutput<typeof consentShape>;

/** The consent of the caller. */
export const consent = {
  selectMine: call({
    method: 'GET',
    path: '/consent/selectMine',
    summary:
      'What the caller agreed to, newest first, and which texts an account needs and has not agreed to as they read now.',
    caller: 'member',
    data: v.object({ rows: v.array(consentShape), due: v.array(consentKind) }),
  }),
  agree: call({
    method: 'POST',
    path: '/consent/agree',
    summary: 'Agrees to the service agreement and the privacy policy as they read now.',
    caller: 'member',
    body: v.strictObject({ agreed: agreedTexts }),
    data: v.object({ due: v.array(consentKind) }),
    refusals: ['consentNeeded'],
  }),
  withdraw: call({
    method: 'POST',
    path: '/consent/withdraw',
    summary: 'Withdraws a consent from now on; what an account cannot be without ends by closing it.',
    caller: 'member',
    body: v.strictObject({ id }),
    data: consentShape,
    refusals: ['notFound', 'consentStays'],
  }),
} as const;
