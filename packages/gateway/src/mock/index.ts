export type { MockAnswer, Mocked, MockFailure, MockOptions, MockRefusal } from './mock.ts';
export { fails, mock, pending, refuse } from './mock.ts';
export { mockGateway } from './mockGateway.ts';
export type { MockListOptions } from './mockList.ts';
export { mockList } from './mockList.ts';
export { mockOrderList } from './orderList.ts';
export type { SamplePortCode } from './samples/basics.ts';
export {
  cny,
  sampleEndPort,
  sampleHeldRoute,
  sampleId,
  sampleInstant,
  sampleNow,
  samplePort,
  samplePorts,
  samplePrices,
  sampleSeaRoute,
  sampleSubscription,
  sampleTime,
  sampleWeek,
  usd,
} from './samples/basics.ts';
export { sampleDataQuality } from './samples/dataQuality.ts';
export { sampleInsurer, sampleInsurers, sampleIntention, sampleIntentions } from './samples/insurance.ts';
export { sampleNotifications } from './samples/notifications.ts';
export {
  sampleOrder,
  sampleOrderList,
  sampleOrderQr,
  sampleOrders,
  sampleOrderTerms,
  samplePayQr,
  sampleQuote,
  sampleTransferAccount,
} from './samples/orders.ts';
export {
  sampleAuditInfo,
  sampleCodeSent,
  sampleOtherDevice,
  sampleProfile,
  sampleRights,
  sampleSession,
} from './samples/people.ts';
export { samplePlan } from './samples/plan.ts';
export {
  sampleOpenedQuotation,
  sampleQuotation,
  sampleQuotationContent,
  sampleQuotationRows,
  sampleQuotationSender,
} from './samples/quotes.ts';
export { samplePastSailing, sampleRouteChanges, sampleSailingChanges } from './samples/sailingChanges.ts';
export { sampleSailingDetail } from './samples/sailingDetail.ts';
export {
  sampleAlternatives,
  sampleCarriers,
  sampleDepartures,
  samplePriceChange,
  sampleReferencePrices,
  sampleSailing,
  sampleSailings,
  sampleSailingsPage,
  sampleWeekPrices,
} from './samples/sailings.ts';
export { sampleHandOver, sampleUploadedFile, sampleUploadToken } from './samples/uploads.ts';
export {
  sampleFirings,
  sampleNumberFirings,
  sampleNumberWatch,
  sampleWatch,
  sampleWatches,
} from './samples/watches.ts';
export type { MockSocialOptions, PlayedPhone } from './social.ts';
export { mockSocialLogin } from './social.ts';
export { mockUploads } from './uploads.ts';
export type { PlayedWallet } from './wallet.ts';
export { mockOrders } from './wallet.ts';
