type Kilobytes = readonly [js: number, css: number];

/**
 * The first download of each page, kB of JavaScript and of CSS (gzip), when its line was last set. It may grow by 5 %;
 * a larger change sets the line again and says why. A page without a line has the usual budget of its site.
 */
export const budgets: Readonly<Record<string, Kilobytes>> = {
  'portal about/aboutUs': [188.4, 13.8],
  'portal about/agreement': [187.8, 13.7],
  'portal about/city': [228.1, 13.7],
  'portal account/authenticationManage': [256.4, 17.9],
  'portal account/companyFramework': [253.9, 16.7],
  'portal account/companyLog': [235.2, 14.5],
  'portal account/dataStatistics': [195.1, 15.9],
  'portal account/distributeSeat': [252.3, 17.5],
  'portal account/followInfo': [199.9, 15.8],
  'portal account/infoCollection': [194.4, 14.9],
  'portal account/mySetting': [249.9, 15.7],
  'portal account/myFollow': [194.5, 14.3],
  'portal account/myVipInfo': [192.2, 14.9],
  'portal account/reverify': [276.2, 20.4],
  'portal account/security': [264.6, 19.4],
  'portal account/verify': [268.7, 19],
  'portal encyclopedia/carrier': [196.6, 15.1],
  'portal encyclopedia/carriers': [192.5, 14.2],
  'portal encyclopedia/encyclopedia': [196.1, 14.9],
  'portal encyclopedia/port': [200.5, 16.9],
  'portal encyclopedia/portInfo': [199.7, 16.7],
  'portal encyclopedia/ports': [199.1, 15.3],
  'portal encyclopedia/regulation': [196.3, 16.2],
  'portal encyclopedia/regulationSearch': [194.2, 15.3],
  'portal encyclopedia/regulations': [192.8, 14.2],
  'portal encyclopedia/vessel': [195, 15.7],
  'portal encyclopedia/vessels': [193.1, 14.2],
  'portal freight/dataChart': [198, 16.8],
  'portal freight/results': [194.7, 15.1],
  'portal freight/sailDetail': [246.6, 18],
  'portal home/home': [186.5, 12.3],
  'portal insurance/insuranceCompany': [200.2, 14.7],
  'portal insurance/insure': [239.2, 16.2],
  'portal insurance/insureRecord': [236.3, 14.7],
  'portal login/bindPhone': [239.1, 15.1],
  'portal login/forgetPassword': [240.1, 15.4],
  'portal login/invitation': [191.1, 14],
  'portal login/loginAgain': [188.9, 14],
  'portal news/news': [202.2, 18.2],
  'portal news/newsDetail': [203.3, 17.1],
  'portal news/newsSearch': [194.7, 15.2],
  'portal order/order': [256.8, 18.6],
  'portal order/orderDetail': [245.3, 16.8],
  'portal order/orderRecord': [256.8, 19.8],
  'portal order/production': [230, 15],
  'portal problem/error': [182.3, 11.5],
  'portal problem/notFound': [182.2, 11.5],
  'portal tools/cargoTracking': [248.5, 17.9],
  'portal tools/hsCode': [192.9, 14.8],
  'portal tools/hsCodeDetail': [196.1, 15.8],
  'portal tools/shipLocation': [200.4, 16.3],
  'portal tools/tools': [188.6, 13.8],
  'desk access/invitation': [183.6, 13.3],
  'desk access/login': [189.6, 13.6],
  'desk audit/log': [189.5, 17.9],
  'desk campaigns/campaigns': [212.6, 20.9],
  'desk certifications/certifications': [212.2, 18.4],
  'desk home/home': [166.6, 12.1],
  'desk insurance/insurance': [202.8, 18.7],
  'desk insurers/insurers': [198.1, 15.9],
  'desk invoices/invoices': [217.4, 20.9],
  'desk people/people': [200.3, 19.4],
  'desk people/person': [196.1, 18.9],
  'desk imports/imports': [183.2, 16.2],
  'desk news/article': [225.4, 21.5],
  'desk news/history': [181.2, 12.3],
  'desk news/news': [195.1, 18.9],
  'desk pages/pages': [175.6, 14.7],
  'desk problem/error': [163.8, 10.5],
  'desk problem/notFound': [163.6, 10.5],
  'desk remittances/remittances': [188.8, 14.7],
  'desk seaRoutes/seaRoutes': [210.5, 20.5],
  'desk surcharges/surcharges': [184.9, 18.4],
  'desk staff/staff': [194.3, 17.5],
  'desk transfers/transfers': [204.9, 18.3],
};

/** The weight of an ordinary list, the most common page: a heavier page has a separate line. */
const usual = { portal: [200, 15], desk: [195, 19] } as const satisfies Record<string, Kilobytes>;
const room = 1.05;

/** What a page weighs too much and what is to be done about it; null where it keeps to its budget. */
export function overweight(
  site: keyof typeof usual,
  screen: string,
  [js, css]: Kilobytes,
  lines = budgets,
): string | null {
  const name = `${site} ${screen}`;
  const own = lines[name];
  const [mostJs, mostCss] = own ?? usual[site];
  if (js <= mostJs * room && css <= mostCss * room) return null;
  const line = `'${name}': [${js.toFixed(1)}, ${css.toFixed(1)}],`;
  const budget = `[${mostJs}, ${mostCss}] kB of JavaScript and CSS, and 5 %`;
  const may = own
    ? `Its budget is ${budget}`
    : `A page of the ${site} without a line of its own may weigh ${budget}`;
  return `${name}: weighs too much. ${may}. Make it lighter, or let scripts/budgets.ts say ${line} and the commit why.`;
}
