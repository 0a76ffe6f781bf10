import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Staff';

export const words: Translated<typeof zh> = {
  staff: {
    title: 'Staff',
    lead: 'Changing roles, blocking or resetting logs the person out at once.',
    caption: 'Staff of the desk',
    name: 'Name',
    email: 'Email',
    roles: 'Roles',
    state: 'State',
    seen: 'Last active',
    actions: 'Actions',
    never: 'Not yet',
    invited: 'Invited until {{at}}',
    invitationOver: 'Invitation has expired',
    active: 'Active',
    blocked: 'Blocked',
    self: 'You',
    invite: 'Invite a colleague',
    inviteTitle: 'Invite a colleague',
    inviteLead: 'They get an email with a one-time link and choose their password with it.',
    send: 'Send invitation',
    needRole: 'Choose at least one role.',
    changeRoles: 'Roles',
    rolesTitle: 'Roles of {{name}}',
    save: 'Save',
    block: 'Block',
    unblock: 'Unblock',
    reset: 'Reset login',
    again: 'Invite again',
    askBlock: 'Block {{name}}?',
    askBlockText: 'They are logged out at once and cannot log in until they are unblocked.',
    askReset: 'Reset the login of {{name}}?',
    askResetText: 'Their password and authenticator stop working; they get a new invitation by email.',
    done: {
      invited: 'Invitation sent',
      roles: 'Roles changed',
      blocked: 'Blocked',
      unblocked: 'Unblocked',
      reset: 'Reset; invitation sent',
    },
    role: {
      admin: 'Manages staff, reads the log',
      reviewer: 'Reviews applications',
      editor: 'Publishes news and campaigns',
      pricing: 'Maintains routes and prices',
      finance: 'Confirms transfers, issues invoices',
    },
  },
};
