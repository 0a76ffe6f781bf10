/** Five digits mirror an HTTP status: any call can meet them. */
const transport = {
  requestInvalid: 40000,
  signatureInvalid: 40001,
  signatureExpired: 40002,
  requestReplayed: 40003,
  prefetchRefused: 40004,
  sessionRequired: 40100,
  sessionExpired: 40101,
  sessionForcedOffline: 40102,
  sessionKeyMismatch: 40103,
  keyUnknown: 40104,
  sessionRevoked: 40105,
  sessionEndedByOwner: 40106,
  sessionBlocked: 40107,
  notAllowed: 40300,
  subAccountNotAllowed: 40301,
  roleMissing: 40302,
  callUnknown: 40400,
  idempotencyInFlight: 40900,
  bodyTooLarge: 41300,
  mediaTypeUnsupported: 41500,
  idempotencyMismatch: 42200,
  idempotencyKeyMissing: 42201,
  tooManyRequests: 42900,
  challengeRequired: 42901,
  serverFault: 50000,
  serverAway: 50300,
} as const;

/**
 * Eight digits are business refusals that travel with HTTP 200: a call declares those it can meet. 10011002 and
 * 20012011 are fixed by the specification.
 */
const business = {
  notFound: 10011002,
  fieldsRefused: 10011003,
  noData: 10011004,
  comingSoon: 10011005,
  noLongerOffered: 10011006,
  pictureTypeRefused: 10012001,
  pictureTooLarge: 10012002,
  uploadTokenInvalid: 10012003,
  pictureGone: 10012004,
  documentTypeRefused: 10012005,
  documentTooLarge: 10012006,

  socialLoginPending: 20012011,
  verifyCodeWrong: 20012001,
  verifyCodeSpent: 20012002,
  passwordWrong: 20012003,
  passwordLoginUnsupported: 20012004,
  otherDeviceOnline: 20012005,
  overseasPhoneUnsupported: 20012006,
  accountNotFound: 20012007,
  forceTicketInvalid: 20012008,
  loginWait: 20012009,
  businessAccountInvalid: 20012010,
  socialLoginInvalid: 20012012,
  socialLoginOff: 20012013,
  sendTooSoon: 20013001,
  sendTooMany: 20013002,
  phoneBound: 20014001,
  emailBound: 20014002,
  phoneUnchanged: 20014003,
  emailUnchanged: 20014004,
  oldContactUnproven: 20014005,
  contactNotBound: 20014006,
  lastLoginMethod: 20014007,
  oldPasswordWrong: 20014008,
  passwordUnchanged: 20014009,
  passwordAlreadySet: 20014010,
  socialAccountBound: 20014011,
  switchUnavailable: 20014012,
  otherSocialBound: 20014013,
  sessionGone: 20014014,
  firstPasswordOver: 20014015,
  accountBlocked: 20014016,

  closingAsked: 20016001,
  closingNotAsked: 20016002,
  companyStillOpen: 20016003,
  orderUnderWay: 20016004,

  companyNameTaken: 20015001,
  creditCodeTaken: 20015002,
  registerCodeTaken: 20015003,
  companyCodeTaken: 20015004,
  companyAccountTaken: 20015005,
  auditUnderReview: 20015006,
  auditApproved: 20015007,
  nothingSubmitted: 20015008,
  remittanceNotSent: 20015009,
  remittanceWrong: 20015010,
  remittanceOver: 20015011,

  subscriptionRequired: 30011001,
  trialUsed: 30011002,
  trialRouteCount: 30011003,
  routeSubscribed: 30011004,
  routeNotForSale: 30011005,
  subAccountCannotBuy: 30011006,
  certificationRequired: 30011007,
  routeNotAllowed: 30011008,
  staffBound: 30012001,
  memberLimitReached: 30012002,
  membersFull: 30012003,
  subAccountAdded: 30012004,
  seatsShort: 30012005,
  companyChanged: 30012006,
  departmentHasMembers: 30012007,
  departmentTaken: 30012008,
  departmentInside: 30012009,
  departmentLimit: 30012010,
  subAccountTaken: 30012011,
  lastAdmin: 30012012,
  employeeWithoutAccount: 30012013,
  adminStays: 30012014,
  contactMissing: 30012015,

  attentionLimit: 30013001,

  emailNeeded: 30021001,

  staffPasswordWrong: 20021001,
  staffCodeWrong: 20021002,
  staffLoginLate: 20021003,
  staffLoginWait: 20021004,
  staffBlocked: 20021005,
  invitationOver: 20021006,
  staffEmailTaken: 20021007,
  staffSelf: 20021008,

  orderNotFound: 40011001,
  orderNotPending: 40011002,
  payQrExpired: 40011003,
  vouchersInvalid: 40011004,
  payServiceAway: 40011005,
  seatsForCompaniesOnly: 40011006,
  voucherUsed: 40011007,
  transferChanged: 40012001,
  secondPersonNeeded: 40012002,
  amountsDisagree: 40012003,
  differReasonNeeded: 40012004,
  certificationChanged: 40013001,
  checkStands: 40013002,
  remittanceOpen: 40013003,
  numberNotShown: 40013004,
  personChanged: 40014001,

  insurerGone: 40021001,
  intentionNotFound: 40021002,
  intentionOver: 40021003,
  intentionChanged: 40021004,

  invoiceNotOffered: 40031001,
  invoiceChanged: 40031002,
  invoiceNotIssued: 40031003,
  invoiceNumberTaken: 40031004,
  campaignChanged: 40051001,
  campaignLimit: 40051002,
} as const;

/** Every code an envelope can carry. */
export const codes = { ok: 200, ...transport, ...business } as const;

export type TransportCode = keyof typeof transport;
export type BusinessCode = keyof typeof business;
export type CodeName = keyof typeof codes;
export type Code = (typeof codes)[CodeName];

const names = new Map<number, CodeName>(
  Object.entries(codes).map(([name, code]) => [code, name as CodeName]),
);

/** The name of a code, or undefined for one this version does not know. */
export function codeName(code: number): CodeName | undefined {
  return names.get(code);
}
