import * as v from 'valibot';
import { call } from './call.ts';
import { instant } from './shapes.ts';

/** The state of an invitation: `open` until its end, which is not stored as a state. */
export const invitationStates = ['open', 'expired', 'accepted', 'declined', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The secret part of a link and its tenant, which links from before lack; it travels in bodies and never in an address that is logged. */
const link = v.pipe(v.string(), v.regex(/^[\w-]{43}([\w-]{22})?$/));

export const companyInvitation = v.object({
  state: v.picklist(invitationStates),
  company: v.string(),
  /** The administrator who sent it, by name. */
  invitedBy: v.string(),
  /** The name of the invited person, as the company entered it. */
  name: v.string(),
  by: v.picklist(['sms', 'email']),
  /** The phone or email that received the message, masked; empty once it is withdrawn. */
  contact: v.string(),
  sentAt: instant,
  expiresAt: instant,
  /** Whether who reads has proven that phone or email as their own; null for a visitor. */
  mine: v.nullable(v.boolean()),
  /** The login name in the business portal, shown after acceptance; null while there is no sub-account. */
  username: v.nullable(v.string()),
});
export type CompanyInvitation = v.InferOutput<typeof companyInvitation>;

/** Calls for a person who opens the link of an invitation to a company. */
export const companyInvitations = {
  open: call({
    method: 'POST',
    path: '/companyInvitation/open',
    summary: 'Who invites whom into which company, and how far that is.',
    caller: 'visitor',
    body: v.strictObject({ link }),
    data: companyInvitation,
    refusals: ['companyInvitationUnknown'],
  }),
  answer: call({
    method: 'POST',
    path: '/companyInvitation/answer',
    summary: 'Accepts or declines, by the owner of the phone or email the message went to; once.',
    caller: 'member',
    body: v.strictObject({ link, accept: v.boolean() }),
    data: companyInvitation,
    refusals: ['companyInvitationUnknown', 'companyInvitationOver', 'companyInvitationOther'],
  }),
} as const;
