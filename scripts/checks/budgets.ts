type Kilobytes = readonly [js: number, css: number];

/**
 * The first download of each page, kB of JavaScript and of CSS (gzip), when its line was last set. It may grow by 5 %;
 * a larger change updates the line and explains why. A page without a line has the usual budget of its site.
 */
export const budgets: Readonly<Record<string, Kilobytes>> = {
  'portal about/aboutUs': [199.0, 14.9],
  'portal about/agreement': [198.4, 14.8],
  'portal about/city': [231.7, 14.7],
  'portal account/authenticationManage': [275.3, 19.0],
  'portal account/companyFramework': [279.2, 17.4],
  'portal account/companyLog': [206.9, 15.4],
  // Two forms and their confirmation.
  'portal account/companyLogin': [244.2, 14.8],
  'portal account/dataStatistics': [205.7, 16.5],
  'portal account/distributeSeat': [270.0, 17.2],
  // The shipment's form and the export of the list.
  'portal account/followInfo': [219.0, 16.3],
  'portal account/infoCollection': [206.8, 16.6],
  'portal account/mySetting': [269.7, 16.9],
  'portal account/myCalendars': [236.2, 14.8],
  'portal account/myFollow': [214.2, 15.8],
  'portal account/myVipInfo': [202.8, 15.4],
  'portal account/reverify': [297.5, 22.0],
  'portal account/security': [279.4, 19.2],
  'portal account/verify': [291.3, 20.8],
  'portal account/watchDetail': [240.1, 14.7],
  'portal account/watches': [212.2, 16.0],
  'portal encyclopedia/carrier': [209.0, 16.9],
  // Exports of the list.
  'portal encyclopedia/carriers': [205.0, 15.3],
  'portal encyclopedia/encyclopedia': [206.8, 16.0],
  'portal encyclopedia/port': [210.6, 16.9],
  'portal encyclopedia/portInfo': [206.6, 16.6],
  'portal encyclopedia/ports': [209.3, 15.3],
  'portal encyclopedia/regulation': [207.9, 17.3],
  'portal encyclopedia/regulationSearch': [205.5, 16.3],
  'portal encyclopedia/regulations': [203.6, 15.3],
  'portal encyclopedia/vessel': [206.1, 16.7],
  'portal encyclopedia/vessels': [205.5, 15.3],
  // The form of the shipment.
  'portal freight/compare': [210.3, 15.1],
  'portal freight/dataChart': [208.7, 17.3],
  'portal freight/results': [228.1, 18.3],
  'portal freight/sailDetail': [289.2, 19.3],
  'portal home/home': [192.8, 12.6],
  'portal insurance/insuranceCompany': [211.6, 15.5],
  'portal insurance/insure': [268.1, 18.0],
  'portal insurance/insureRecord': [243.4, 15.5],
  'portal login/bindPhone': [253.6, 16.2],
  'portal login/forgetPassword': [256.1, 16.5],
  'portal login/invitation': [201.7, 15.0],
  'portal login/loginAgain': [199.4, 15.1],
  'portal news/news': [213.3, 18.7],
  'portal news/newsDetail': [214.5, 17.1],
  'portal news/newsSearch': [205.5, 16.4],
  'portal order/order': [273.7, 19.1],
  'portal order/orderDetail': [249.1, 17.8],
  'portal order/orderRecord': [269.9, 20.1],
  'portal order/production': [239.2, 16.1],
  'portal problem/error': [191.1, 11.7],
  'portal problem/notFound': [191.0, 11.7],
  'portal quote/quoteDetail': [229.6, 15.0],
  'portal quote/quoteEditor': [254.2, 16.0],
  'portal quote/quoteSender': [265.7, 17.6],
  'portal quote/quotes': [235.4, 15.5],
  'portal tools/cargoTracking': [260.0, 18.8],
  // The form's date fields and a list of carriers.
  'portal tools/demurrage': [218.7, 15.5],
  // Its parser of messages runs in the browser, with a table.
  'portal tools/priceMessage': [241.7, 15.8],
  'portal tools/hsCode': [205.4, 15.9],
  'portal tools/hsCodeDetail': [207.2, 16.7],
  'portal tools/shipLocation': [207.6, 15.7],
  'portal tools/tools': [203.7, 15.7],
  'desk access/invitation': [180.0, 9.8],
  'desk access/login': [186.1, 10.1],
  'desk audit/log': [182.7, 15.6],
  'desk campaigns/campaigns': [208.3, 17.1],
  'desk certifications/certifications': [214.8, 15.9],
  'desk home/home': [163.4, 9.3],
  'desk insurance/insurance': [206.4, 16.8],
  'desk insurers/insurers': [190.3, 12.7],
  'desk invoices/invoices': [214.6, 17.1],
  'desk people/people': [194.8, 16.3],
  'desk people/person': [193.8, 16.1],
  // Pasted price messages.
  'desk imports/imports': [207.4, 15.1],
  'desk news/article': [233.6, 18.0],
  'desk news/history': [180.3, 9.6],
  'desk news/news': [190.1, 15.8],
  'desk pages/pages': [173.8, 11.8],
  'desk problem/error': [161.0, 7.9],
  'desk problem/notFound': [160.9, 7.9],
  'desk remittances/remittances': [182.8, 11.8],
  'desk seaRoutes/seaRoutes': [207.1, 17.3],
  // Saved views, and a grid whose cells are corrected.
  'desk surcharges/surcharges': [224.6, 18.7],
  'desk staff/staff': [191.0, 13.9],
  'desk transfers/transfers': [212.5, 15.7],
};

/** kB of the packed kit's `style.css` (gzip), with both brands and every component; it may grow by 2 %. */
export const kitSheet = 28.7;

/** The weight of an ordinary list, the most common page: a heavier page has a separate line. */
const usual = { portal: [200, 15], desk: [195, 19] } as const satisfies Record<string, Kilobytes>;
const room = 1.05;

/** Returns the excess of a page over its budget with a way to fix it; null if it keeps to it. */
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
  return `${name}: weighs too much. ${may}. Make it lighter, or let scripts/checks/budgets.ts say ${line} and the commit why.`;
}
