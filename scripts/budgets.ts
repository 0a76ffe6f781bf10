type Kilobytes = readonly [js: number, css: number];

/**
 * The first download of each page, kB of JavaScript and of CSS (gzip), when its line was last set. It may grow by 5 %;
 * a larger change sets the line again and says why. A page without a line has the usual budget of its site.
 */
export const budgets: Readonly<Record<string, Kilobytes>> = {
  'portal about/aboutUs': [190.4, 15.0],
  'portal about/agreement': [189.8, 14.8],
  'portal about/city': [231.7, 14.8],
  'portal account/authenticationManage': [261.7, 19.0],
  'portal account/companyFramework': [279.2, 17.4],
  'portal account/companyLog': [241.0, 15.5],
  'portal account/dataStatistics': [197.1, 17.1],
  'portal account/distributeSeat': [255.7, 18.6],
  'portal account/followInfo': [201.9, 16.9],
  'portal account/infoCollection': [198.0, 16.6],
  'portal account/mySetting': [257.6, 17.0],
  'portal account/myFollow': [197.2, 15.8],
  'portal account/myVipInfo': [194.1, 15.9],
  'portal account/reverify': [283.1, 21.6],
  'portal account/security': [279.6, 19.6],
  'portal account/verify': [277.1, 20.7],
  'portal encyclopedia/carrier': [199.3, 16.8],
  'portal encyclopedia/carriers': [194.4, 15.3],
  'portal encyclopedia/encyclopedia': [198.0, 16.0],
  'portal encyclopedia/port': [213.7, 17.2],
  'portal encyclopedia/portInfo': [209.8, 16.8],
  'portal encyclopedia/ports': [199.1, 15.3],
  'portal encyclopedia/regulation': [198.3, 17.3],
  'portal encyclopedia/regulationSearch': [196.4, 16.5],
  'portal encyclopedia/regulations': [194.8, 15.3],
  'portal encyclopedia/vessel': [196.8, 16.9],
  'portal encyclopedia/vessels': [195.1, 15.3],
  'portal freight/dataChart': [200.0, 17.9],
  'portal freight/results': [216.5, 18.5],
  'portal freight/sailDetail': [274.4, 18.8],
  'portal home/home': [195.9, 12.8],
  'portal insurance/insuranceCompany': [202.1, 15.5],
  'portal insurance/insure': [269.1, 18.1],
  'portal insurance/insureRecord': [243.4, 15.6],
  'portal login/bindPhone': [255.5, 16.4],
  'portal login/forgetPassword': [256.3, 16.7],
  'portal login/invitation': [193.1, 15.1],
  'portal login/loginAgain': [190.8, 15.1],
  'portal news/news': [213.3, 18.8],
  'portal news/newsDetail': [203.3, 17.1],
  'portal news/newsSearch': [196.7, 16.4],
  'portal order/order': [260.7, 19.7],
  'portal order/orderDetail': [249.1, 17.9],
  'portal order/orderRecord': [270.0, 20.4],
  'portal order/production': [239.2, 16.2],
  'portal problem/error': [182.3, 11.5],
  'portal problem/notFound': [182.2, 11.5],
  'portal quote/quoteDetail': [229.8, 15.2],
  'portal quote/quoteEditor': [261.1, 16.1],
  'portal quote/quoteSender': [265.8, 18.2],
  'portal quote/quotes': [235.6, 15.8],
  'portal tools/cargoTracking': [248.5, 17.9],
  'portal tools/hsCode': [194.9, 15.9],
  'portal tools/hsCodeDetail': [198.1, 16.9],
  'portal tools/shipLocation': [210.8, 15.9],
  'portal tools/tools': [194.3, 15.7],
  'desk access/invitation': [183.6, 13.3],
  'desk access/login': [189.6, 13.6],
  'desk audit/log': [190.6, 19.3],
  'desk campaigns/campaigns': [212.6, 20.9],
  'desk certifications/certifications': [212.2, 18.4],
  'desk home/home': [166.6, 12.1],
  'desk insurance/insurance': [202.8, 18.7],
  'desk insurers/insurers': [198.1, 15.9],
  'desk invoices/invoices': [217.4, 20.9],
  'desk people/people': [200.3, 19.4],
  'desk people/person': [196.1, 18.9],
  'desk imports/imports': [186.0, 17.0],
  'desk news/article': [225.4, 21.5],
  'desk news/history': [181.2, 12.3],
  'desk news/news': [195.1, 18.9],
  'desk pages/pages': [175.6, 14.7],
  'desk problem/error': [163.8, 10.5],
  'desk problem/notFound': [163.6, 10.5],
  'desk remittances/remittances': [188.8, 14.7],
  'desk seaRoutes/seaRoutes': [210.5, 20.5],
  'desk surcharges/surcharges': [189.3, 19.4],
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
