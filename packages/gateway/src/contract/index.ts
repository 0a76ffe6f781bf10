export * from './attention.ts';
export * from './audit.ts';
export * from './auditActions.ts';
export * from './auth.ts';
export * from './bizCollection.ts';
export * from './call.ts';
export * from './cargoTracking.ts';
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
export * from './certificationReview.ts';
export * from './city.ts';
export * from './codes.ts';
export * from './company.ts';
export * from './companyFramework.ts';
export * from './companyInvitation.ts';
export * from './contract.ts';
export * from './csvColumns.ts';
export {
  type BadLine,
  type CsvChange,
  type CsvReport,
  csvImport,
  csvReport,
  maxCsvBytes,
} from './csvImport.ts';
export * from './dataChart.ts';
export * from './departure.ts';
export * from './envelope.ts';
export * from './freight.ts';
export * from './fuelPrice.ts';
export * from './harbour.ts';
export * from './harbourInfo.ts';
export * from './hsCode.ts';
export * from './insurance.ts';
export * from './insuranceDesk.ts';
export * from './invoice.ts';
export * from './invoiceDesk.ts';
export * from './legacy.ts';
export * from './listAddress.ts';
export * from './listCall.ts';
export * from './listing.ts';
export * from './news.ts';
export * from './newsBody.ts';
export * from './newsDesk.ts';
export * from './newsDraft.ts';
export * from './newsFeeds.ts';
export * from './order.ts';
export type { DeskPage, PageAccess } from './pageDesk.ts';
export { deskPage, pageAccesses, pageDesk } from './pageDesk.ts';
export * from './people.ts';
export * from './personalData.ts';
export * from './push.ts';
export * from './pushDesk.ts';
export * from './regulation.ts';
export * from './ruleEngine.ts';
export * from './rules.ts';
export * from './seaRouteDesk.ts';
export * from './search.ts';
export * from './seat.ts';
export * from './security.ts';
export * from './shapes.ts';
export * from './ship.ts';
export * from './shipLocation.ts';
export * from './shippingCompany.ts';
export * from './staff.ts';
export * from './staffAuth.ts';
export * from './staffRole.ts';
export * from './subscribe.ts';
export * from './subscribeStatistics.ts';
export * from './surchargeDesk.ts';
export * from './texts.ts';
export * from './transferReview.ts';
export * from './upload.ts';
export * from './user.ts';
export * from './verifyCode.ts';
export * from './wikipedia.ts';
