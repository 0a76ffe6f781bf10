import * as v from 'valibot';
import { id, instant } from './shapes.ts';

/** Everything that was done in the company, as its log names it. */
export const companyActions = [
  'departmentAdded',
  'departmentRenamed',
  'departmentMoved',
  'departmentDeleted',
  'employeeAdded',
  'employeeChanged',
  'employeeMoved',
  'employeeDeleted',
  'employeesImported',
  'employeeInvited',
  'invitationWithdrawn',
  'invitationAccepted',
  'invitationDeclined',
  'adminNamed',
  'adminEnded',
  'companyHandedOver',
  'employeeJoined',
  'loginProviderSaved',
  'loginDomainProved',
  'loginDomainLost',
  'loginProviderOn',
  'loginProviderOff',
  'loginPasswordsOff',
  'loginProviderRemoved',
  'seatGiven',
  'seatBound',
  'seatUnbound',
  'seatRoutesAdded',
  'seatRoutesTaken',
  'seatDisabled',
  'seatEnabled',
  'seatPasswordReset',
  'seatExpirySet',
] as const;
export type CompanyAction = (typeof companyActions)[number];

export const companyLogEntry = v.object({
  id,
  at: instant,
  by: v.string(),
  action: v.picklist(companyActions),
  about: v.picklist(['department', 'employee', 'seat', 'login']),
  /** The readable name: of a department or a person, or a username. */
  name: v.string(),
  /** The old and the new value; null if the action is sufficient. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
});
export type CompanyLogEntry = v.InferOutput<typeof companyLogEntry>;
