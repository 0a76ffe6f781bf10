export * from './auditActions.ts';
export * from './call.ts';
export type { CertificationKind, SubmitInfo } from './certification.ts';
export {
  authenticationWay,
  certificationKind,
  certificationKinds,
  companyAgain,
  companySubmission,
  personalAgain,
  personalSubmission,
  picture,
  remittanceState,
  submitInfo,
} from './certification.ts';
export * from './codes.ts';
export * from './contract.ts';
export * from './csvColumns.ts';
export * from './departure.ts';
export * from './envelope.ts';
export * from './listAddress.ts';
export * from './listCall.ts';
export * from './listing.ts';
export * from './newsBody.ts';
export * from './newsDraft.ts';
export * from './rules.ts';
export * from './shapes.ts';
export * from './staffRole.ts';
export * from './texts.ts';
