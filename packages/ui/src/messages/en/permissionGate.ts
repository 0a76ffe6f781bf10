import type { Messages } from '../types.ts';

export const permissionGate: Messages['permissionGate'] = {
  reason: {
    login: 'Available once you are logged in.',
    vip: 'Available to members.',
    invite: 'By invitation only.',
    permission: 'Your account does not have this permission. Please contact your administrator.',
  },
  request: 'Request access',
  requested: 'Access requested',
  failed: 'The request was not sent. Please try again.',
};
