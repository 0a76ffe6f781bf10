import { attention } from './attention.ts';
import { audit } from './audit.ts';
import { auth, token } from './auth.ts';
import { bizCollection } from './bizCollection.ts';
import { calendarFeed } from './calendarFeed.ts';
import type { Call } from './call.ts';
import { cargoTracking } from './cargoTracking.ts';
import { certificationReview } from './certificationReview.ts';
import { cities } from './city.ts';
import { company } from './company.ts';
import { companyFramework } from './companyFramework.ts';
import { companyInvitations } from './companyInvitation.ts';
import { companyLogin } from './companyLogin.ts';
import { consent } from './consent.ts';
import { csvImport } from './csvImport.ts';
import { dataChart } from './dataChart.ts';
import { dataQuality } from './dataQuality.ts';
import { demurrageTariff } from './demurrageTariff.ts';
import { freight } from './freight.ts';
import { fuelPrice } from './fuelPrice.ts';
import { harbour } from './harbour.ts';
import { harbourInfo } from './harbourInfo.ts';
import { hsCode } from './hsCode.ts';
import { insurance } from './insurance.ts';
import { insuranceDesk } from './insuranceDesk.ts';
import { invoice } from './invoice.ts';
import { invoiceDesk } from './invoiceDesk.ts';
import { legacy } from './legacy.ts';
import { news } from './news.ts';
import { newsDesk } from './newsDesk.ts';
import { newsFeeds } from './newsFeeds.ts';
import { notification } from './notification.ts';
import { order, templateResource, walletAreas } from './order.ts';
import { pageDesk } from './pageDesk.ts';
import { people } from './people.ts';
import { personalData } from './personalData.ts';
import { planner } from './planner.ts';
import { push } from './push.ts';
import { pushDesk } from './pushDesk.ts';
import { quotation } from './quote.ts';
import { regulation } from './regulation.ts';
import { ruleEngine } from './ruleEngine.ts';
import { sailingHistory } from './sailingHistory.ts';
import { seaRouteDesk } from './seaRouteDesk.ts';
import { search } from './search.ts';
import { seat } from './seat.ts';
import { security } from './security.ts';
import { ship } from './ship.ts';
import { shipLocation } from './shipLocation.ts';
import { shippingCompany } from './shippingCompany.ts';
import { staff } from './staff.ts';
import { staffAuth } from './staffAuth.ts';
import { seaRoute, subscribe } from './subscribe.ts';
import { subscribeStatistics } from './subscribeStatistics.ts';
import { surchargeDesk } from './surchargeDesk.ts';
import { deskHome, transferReview } from './transferReview.ts';
import { upload } from './upload.ts';
import { user } from './user.ts';
import { verifyCode } from './verifyCode.ts';
import { watch } from './watch.ts';
import { webPush } from './webPush.ts';
import { wikipedia } from './wikipedia.ts';

export * from './attention.ts';
export * from './audit.ts';
export * from './auth.ts';
export * from './bizCollection.ts';
export * from './calendarFeed.ts';
export * from './cargoTracking.ts';
export * from './certificationReview.ts';
export * from './city.ts';
export * from './company.ts';
export * from './companyFramework.ts';
export * from './companyInvitation.ts';
export * from './companyLogin.ts';
export * from './consent.ts';
export {
  type BadLine,
  type CsvChange,
  type CsvReport,
  csvImport,
  csvReport,
  maxCsvBytes,
} from './csvImport.ts';
export * from './dataChart.ts';
export * from './dataQuality.ts';
export * from './demurrageTariff.ts';
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
export * from './news.ts';
export * from './newsDesk.ts';
export * from './newsFeeds.ts';
export * from './notification.ts';
export * from './order.ts';
export type { DeskPage, PageAccess } from './pageDesk.ts';
export { deskPage, pageAccesses, pageDesk } from './pageDesk.ts';
export * from './people.ts';
export * from './personalData.ts';
export * from './planner.ts';
export * from './push.ts';
export * from './pushDesk.ts';
export * from './quote.ts';
export * from './regulation.ts';
export * from './ruleEngine.ts';
export * from './sailingHistory.ts';
export * from './seaRouteDesk.ts';
export * from './search.ts';
export * from './seat.ts';
export * from './security.ts';
export * from './ship.ts';
export * from './shipLocation.ts';
export * from './shippingCompany.ts';
export * from './staff.ts';
export * from './staffAuth.ts';
export * from './subscribe.ts';
export * from './subscribeStatistics.ts';
export * from './surchargeDesk.ts';
export * from './transferReview.ts';
export * from './upload.ts';
export * from './user.ts';
export * from './verifyCode.ts';
export * from './watch.ts';
export * from './webPush.ts';
export * from './wikipedia.ts';

/** Every call of the gateway, by area. The server and the API document read this; a site imports single areas. */
export const contract = {
  auth,
  token,
  verifyCode,
  user,
  security,
  personalData,
  consent,
  company,
  cities,
  companyFramework,
  companyInvitations,
  companyLogin,
  seat,
  ruleEngine,
  harbour,
  harbourInfo,
  shippingCompany,
  ship,
  regulation,
  hsCode,
  insurance,
  wikipedia,
  cargoTracking,
  shipLocation,
  search,
  freight,
  sailingHistory,
  planner,
  calendarFeed,
  seaRoute,
  subscribe,
  ...walletAreas,
  order,
  invoice,
  quotation,
  templateResource,
  upload,
  attention,
  news,
  fuelPrice,
  bizCollection,
  subscribeStatistics,
  dataChart,
  push,
  legacy,
  staffAuth,
  staff,
  deskHome,
  transferReview,
  certificationReview,
  insuranceDesk,
  invoiceDesk,
  seaRouteDesk,
  surchargeDesk,
  people,
  pushDesk,
  newsDesk,
  newsFeeds,
  pageDesk,
  csvImport,
  audit,
  dataQuality,
  watch,
  notification,
  webPush,
  demurrageTariff,
} as const;

/** A contract: calls by name, by area. */
export type Contract = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** Returns every call with its place: `{ area: 'auth', name: 'login', call }`. */
export function callsOf(of: Contract = contract) {
  return Object.entries(of).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ area, name, call })),
  );
}
