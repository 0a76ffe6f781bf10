import { attention } from '@fairway/gateway/contract/attention';
import { auth, token } from '@fairway/gateway/contract/auth';
import { type AuditInfo, company } from '@fairway/gateway/contract/company';
import { consent } from '@fairway/gateway/contract/consent';
import { freight, type Sailing } from '@fairway/gateway/contract/freight';
import { harbour } from '@fairway/gateway/contract/harbour';
import { news } from '@fairway/gateway/contract/news';
import { notification } from '@fairway/gateway/contract/notification';
import { order } from '@fairway/gateway/contract/order';
import { push } from '@fairway/gateway/contract/push';
import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { sailingHistory } from '@fairway/gateway/contract/sailingHistory';
import { seaRoute, subscribe } from '@fairway/gateway/contract/subscribe';
import { textOf } from '@fairway/gateway/contract/texts';
import { user } from '@fairway/gateway/contract/user';
import {
  mock,
  sampleAlternatives,
  sampleAuditInfo,
  sampleCarriers,
  sampleNow,
  sampleOrderTerms,
  samplePorts,
  samplePriceChange,
  sampleProfile,
  sampleReferencePrices,
  sampleRights,
  sampleRouteChanges,
  sampleSailingChanges,
  sampleSailingDetail,
  sampleSailings,
  sampleSailingsPage,
  sampleSeaRoute,
  sampleWeek,
  sampleWeekPrices,
} from '@fairway/gateway/mock';
import type { Operator } from '@fairway/site';
import { titlesIn } from '@fairway/site/pages';
import { type Mocks, refusalTextOf, type SiteStoryArgs, sayingOf, siteStories } from '@fairway/site/stories';
import { en as siteEn } from '@fairway/site/words/en';
import { zh as siteZh } from '@fairway/site/words/zh';
import { en as kitEn } from '@fairway/ui/messages/en';
import { zh as kitZh } from '@fairway/ui/messages/zh';
import * as en from '../language/pack.en.ts';
import * as zh from '../language/pack.zh.ts';
import { createPortal } from '../portal.ts';
import type { TitleKey } from '../routes.ts';
import { sampleNewsRows } from './sampleNews.ts';

export type PortalStoryArgs = SiteStoryArgs;

const access = (token: string | null): 'open' | 'login' => (token ? 'open' : 'login');

/** The weeks around the one shown, which has these sailings: both tell the same count and the same lowest price. */
function weeksOf(sailings: readonly Sailing[], access: 'open' | 'login') {
  const quoted = sailings.flatMap(({ prices }) => prices?.['40HQ'] ?? []);
  const lowest = quoted.sort((a, b) => a.amount - b.amount)[0] ?? null;
  return sampleWeekPrices(access).map((week) =>
    week.week === sampleWeek
      ? { ...week, sailings: sailings.length, lowest: access === 'login' ? null : lowest }
      : week,
  );
}

/** Returns the response of the week strip. */
export function sampleStrip(sailings: readonly Sailing[], access: 'open' | 'login') {
  const costAccess = access === 'open' ? ('freight' as const) : access;
  return { access, costAccess, carriers: sampleCarriers(), weeks: weeksOf(sailings, access) };
}

/** Returns the gateway's responses to a user with this kind of account. */
export function readAs(
  kind: 'personal' | 'companyAdmin' | 'subAccount',
  audit: Partial<AuditInfo> = {},
): Mocks {
  return [
    mock(user.profile, sampleProfile(sampleRights(kind))),
    mock(company.selectCompanyAuditInfo, sampleAuditInfo(kind, audit)),
  ];
}

/** The default responses of all stories. */
const usual: Mocks = [
  mock(ruleEngine.routerList, { rows: [] }),
  mock(ruleEngine.checkConfig, { rows: [] }),
  mock(push.neededPages, { rows: [], hosts: [] }),
  mock(push.followFloatPages, { rows: [] }),
  mock(token.v2check, { status: 1, msg: '' }),
  mock(auth.checkPcLoginStatus, { status: 1, msg: '' }),
  mock(user.profile, sampleProfile()),
  mock(company.selectCompanyAuditInfo, sampleAuditInfo()),
  mock(harbour.realTimeLikeQuery, { rows: Object.values(samplePorts) }),
  mock(freight.selectSailings, ({ token }) => sampleSailingsPage({ access: access(token) })),
  mock(freight.selectAlternatives, ({ token }) => sampleAlternatives(access(token))),
  mock(freight.selectPriceChange, samplePriceChange()),
  mock(freight.selectWeekPrices, ({ token }) => sampleStrip(sampleSailings(), access(token))),
  mock(freight.selectReferencePrices, ({ token }) => sampleReferencePrices(access(token))),
  mock(freight.sailDetail, sampleSailingDetail()),
  mock(sailingHistory.selectChanges, sampleSailingChanges()),
  mock(sailingHistory.selectRouteChanges, sampleRouteChanges()),
  mock(notification.selectUnread, { unread: 0 }),
  mock(attention.selectAttention, { followed: false }),
  mock(news.selectPage, ({ language }) => {
    const rows = sampleNewsRows(language);
    return { rows, total: rows.length, page: 1, limit: 10, lead: null, fresh: [] };
  }),
  mock(seaRoute.selectAll, {
    rows: [
      sampleSeaRoute('CNSHA', 'USLAX'),
      sampleSeaRoute('CNSHA', 'NLRTM'),
      sampleSeaRoute('CNNGB', 'NLRTM'),
    ],
  }),
  mock(order.selectTerms, sampleOrderTerms()),
  mock(consent.selectMine, { rows: [], due: [] }),
  mock(seaRoute.selectMatches, { ids: [] }),
  mock(subscribe.selectMine, {
    subscriptions: [],
    routes: [],
    trial: { open: true, days: 7, minRoutes: 1, maxRoutes: 3 },
  }),
];

/** As a sandbox describes itself. */
const sampleHouse: Operator = { sample: true, phone: '100 0000 0000', email: 'service@fairway.example' };

/** Defaults of all screens' stories, and a function that overrides their responses. */
export const { stories: portalStories, answering } = siteStories({
  make: (language) => createPortal({ language, operator: sampleHouse }),
  usual,
  now: sampleNow,
});

/** Finds texts for play functions: those of the given screen and those of every page. */
export const saying = sayingOf({
  zh: {
    ...kitZh,
    ...siteZh,
    ...zh.words,
    header: { ...kitZh.header, ...zh.words.header },
    title: titlesIn<TitleKey>(zh),
  },
  en: {
    ...kitEn,
    ...siteEn,
    ...en.words,
    header: { ...kitEn.header, ...en.words.header },
    title: titlesIn<TitleKey>(en),
  },
});

/** Returns the refusal text of the server in the open story's language; `seconds` if it names a wait. */
export const refusalText = refusalTextOf(textOf);
