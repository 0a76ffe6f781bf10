import { migrations as first } from '../database/migrations/index.ts';
import { apiDocument } from './apiDocument/index.ts';
import type { Area } from './area.ts';
import { attention } from './attention/index.ts';
import { audit } from './audit/index.ts';
import { auth } from './auth/index.ts';
import { calendarFeed } from './calendarFeed/index.ts';
import { certification } from './certification/index.ts';
import { certificationReview } from './certificationReview/index.ts';
import { city } from './city/index.ts';
import { company } from './company/index.ts';
import { companyFramework } from './companyFramework/index.ts';
import { companyLog } from './companyLog/index.ts';
import { companyLogin } from './companyLogin/index.ts';
import { consent } from './consent/index.ts';
import { csvImport } from './csvImport/index.ts';
import { dataChart } from './dataChart/index.ts';
import { dataQuality } from './dataQuality/index.ts';
import { demurrageTariff } from './demurrageTariff/index.ts';
import { encyclopedia } from './encyclopedia/index.ts';
import { freight } from './freight/index.ts';
import { harbour } from './harbour/index.ts';
import { health } from './health/index.ts';
import { hsCode } from './hsCode/index.ts';
import { insurance } from './insurance/index.ts';
import { invoice } from './invoice/index.ts';
import { kit } from './kit/index.ts';
import { legacy } from './legacy/index.ts';
import { news } from './news/index.ts';
import { notification } from './notification/index.ts';
import { order } from './order/index.ts';
import { people } from './people/index.ts';
import { personalData } from './personalData/index.ts';
import { planner } from './planner/index.ts';
import { push } from './push/index.ts';
import { quote } from './quote/index.ts';
import { regulation } from './regulation/index.ts';
import { ruleEngine } from './ruleEngine/index.ts';
import { sailingHistory } from './sailingHistory/index.ts';
import { seaRoute } from './seaRoute/index.ts';
import { searchOver } from './search/index.ts';
import { seat } from './seat/index.ts';
import { security } from './security/index.ts';
import { ship } from './ship/index.ts';
import { shipLocation } from './shipLocation/index.ts';
import { shippingCompany } from './shippingCompany/index.ts';
import { staff } from './staff/index.ts';
import { subscribe } from './subscribe/index.ts';
import { subscribeStatistics } from './subscribeStatistics/index.ts';
import { tracking } from './tracking/index.ts';
import { transferReview } from './transferReview/index.ts';
import { upload } from './upload/index.ts';
import { user } from './user/index.ts';
import { verifyCode } from './verifyCode/index.ts';
import { watch } from './watch/index.ts';
import { webPush } from './webPush/index.ts';
import { wikipedia } from './wikipedia/index.ts';

/** All areas of the server, one per line. */
export const areas: readonly Area[] = [
  health,
  apiDocument,
  auth,
  verifyCode,
  user,
  security,
  personalData,
  consent,
  company,
  certification,
  companyFramework,
  companyLog,
  companyLogin,
  seat,
  encyclopedia,
  harbour,
  shippingCompany,
  ship,
  regulation,
  hsCode,
  wikipedia,
  tracking,
  shipLocation,
  sailingHistory,
  planner,
  calendarFeed,
  freight,
  seaRoute,
  subscribe,
  attention,
  news,
  subscribeStatistics,
  dataChart,
  upload,
  order,
  invoice,
  quote,
  ruleEngine,
  push,
  legacy,
  staff,
  certificationReview,
  insurance,
  city,
  transferReview,
  people,
  csvImport,
  audit,
  kit,
  dataQuality,
  watch,
  notification,
  webPush,
  demurrageTariff,
];

/** Searches the items of all other areas. */
const search = searchOver(areas);

export const routes = [...areas, search].flatMap((area) => area.routes ?? []);
export const areaSettings = areas.flatMap(({ settings }) => settings ?? []);
export const migrations = [...first, ...[...areas, search].flatMap((area) => area.migrations ?? [])];
export const indexes = [...areas, search].flatMap((area) => area.indexes ?? []);
