/** Numbers that calls and tables use, by name. They are those of the specification. */

/** The states of an order. */
export const orderStatus = { toBeConfirmed: 1, pendingPayment: 2, completed: 3, cancelled: 4 } as const;
export type OrderStatus = NumberOf<typeof orderStatus>;

/** The states of an order's invoice. */
export const invoiceStatus = { notIssued: 0, issuing: 1, issued: 2 } as const;
export type InvoiceStatus = NumberOf<typeof invoiceStatus>;

/** The types of account. */
export const accountType = { companyAdmin: 1, companySubAccount: 2, personal: 3 } as const;
export type AccountType = NumberOf<typeof accountType>;

/** The member status of an account by its subscriptions. */
export const memberStatus = { normal: 1, member: 2, subAccountMember: 3 } as const;
export type MemberStatus = NumberOf<typeof memberStatus>;

/** The states of a person's or a company's certification. */
export const auditStatus = { notVerified: 0, underReview: 1, approved: 2, rejected: 3 } as const;
export type AuditStatus = NumberOf<typeof auditStatus>;

/** The origin of a company account: a personal account, or a direct registration. */
export const accountSource = { personalAccount: 1, companyAccount: 2 } as const;
export type AccountSource = NumberOf<typeof accountSource>;

/** The methods by which a company proves its identity. */
export const authenticationWay = { transfer: 1, enterprise: 2, offline: 3 } as const;
export type AuthenticationWay = NumberOf<typeof authenticationWay>;

/** Which of the two portals a login is for. */
export const loginPortal = { private: 1, business: 2 } as const;
export type LoginPortal = NumberOf<typeof loginPortal>;

/** Gender in a person's profile. */
export const gender = { unknown: 0, male: 1, female: 2 } as const;
export type Gender = NumberOf<typeof gender>;

/** Response of a call to a yes-or-no question. */
export const yesOrNo = { no: 0, yes: 1 } as const;
export type YesOrNo = NumberOf<typeof yesOrNo>;

/** Actions of a visitor on a page, which may open a campaign. */
export const userAction = { scrolled: 2, stayed: 3, entered: 4 } as const;
export type UserAction = NumberOf<typeof userAction>;

/** The kinds of vessel. */
export const shipType = {
  passengerAndCargo: 1,
  ordinaryCargo: 2,
  container: 3,
  rollOn: 4,
  bargeCarrier: 5,
  bulkCarrier: 6,
  tanker: 7,
  liquefiedGas: 8,
  dualPurpose: 9,
} as const;
export type ShipType = NumberOf<typeof shipType>;

type NumberOf<Names extends Readonly<Record<string, number>>> = Names[keyof Names];

/** The numbers of one of these, in their order, for a picklist. */
export function numbersOf<const Names extends Readonly<Record<string, number>>>(
  names: Names,
): NumberOf<Names>[] {
  return Object.values(names) as NumberOf<Names>[];
}
