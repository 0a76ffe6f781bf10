/** Everything that staff do and the log keeps. */
export const auditActions = [
  'loggedIn',
  'loginRefused',
  'loggedOut',
  'invitationAccepted',
  'secondFactorEnrolled',
  'staffInvited',
  'rolesChanged',
  'staffBlocked',
  'staffUnblocked',
  'staffReset',
  'transferOpened',
  'transferFirstConfirmed',
  'transferConfirmed',
  'transferSentBack',
  'callRefused',
] as const;
export type AuditAction = (typeof auditActions)[number];
