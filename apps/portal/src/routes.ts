import {
  builtPages,
  findPage,
  type LoaderModule,
  type Page,
  type Screen,
  type TitleKeyOf,
  titleKeyOf,
} from '@fairway/site/pages';
import type { Permission } from '@fairway/trade';
import {
  Armchair,
  BadgeCheck,
  BellRing,
  Bookmark,
  ChartColumn,
  Crown,
  FileText,
  type LucideIcon,
  MapPin,
  Network,
  ReceiptText,
  ShieldCheck,
  Star,
  Umbrella,
  UserRound,
} from 'lucide-react';

/** Tabs of the header in their order, by the folders of their screens; the order is the specification's. */
export const tabs = ['home', 'freight', 'insurance', 'news', 'encyclopedia', 'tools'] as const;
export type Tab = (typeof tabs)[number];

/** Folders of screens that are under no tab. */
type Apart = 'order' | 'quote' | 'account' | 'login' | 'about' | 'problem';

/** One page of the portal. */
export interface Route extends Page {
  /** Folder of the screen, with its title. Until it exists, the page is not linked and not found. */
  readonly screen: `${Tab | Apart}/${string}`;
  /** Reached from other pages only: it shows one of many, or is a step on a way. */
  readonly inner?: true;
  /** In the menu of a logged-in user, with this icon. */
  readonly menu?: { readonly icon: LucideIcon };
  /** The permission that the calls of the page need; without it the menu omits the page. */
  readonly permission?: Permission;
}

/** One module a screen, fetched when its page is opened. */
export const screens = import.meta.glob<Screen>('./screens/*/*/route.tsx');

/** The loaders of screens, in separate modules: a server-rendered page brings its data and fetches none of them. */
export const loaders = import.meta.glob<LoaderModule>('./screens/*/*/loader.ts');

/** Every page of the specification's point 2, under the folders of its screens. Paths match in any case. */
const rows = [
  { path: '/', screen: 'home/home', plain: true },

  { path: '/shipPriceInfo', screen: 'freight/results' },
  { path: '/dataChart', screen: 'freight/dataChart' },
  { path: '/sailDetail', screen: 'freight/sailDetail', auth: true, inner: true },
  { path: '/compareSailings', screen: 'freight/compare', auth: true, inner: true },
  { path: '/routeChanges', screen: 'freight/routeChanges', auth: true, inner: true },
  { path: '/routeCalendar', screen: 'freight/routeCalendar', inner: true },
  { path: '/dataQuality', screen: 'freight/dataQuality' },

  { path: '/insure', screen: 'insurance/insure', forms: true },
  { path: '/insureRecord', screen: 'insurance/insureRecord', auth: true, menu: { icon: Umbrella } },
  { path: '/insuranceCompany', screen: 'insurance/insuranceCompany' },

  { path: '/newsInformation', screen: 'news/news' },
  { path: '/newsDetail', screen: 'news/newsDetail', inner: true },
  { path: '/newsInformationSearch', screen: 'news/newsSearch', inner: true },

  { path: '/wikipedia', screen: 'encyclopedia/encyclopedia' },
  { path: '/wikipedia/shippingCompany', screen: 'encyclopedia/carriers' },
  { path: '/wikipedia/shippingDetail', screen: 'encyclopedia/carrier', inner: true },
  { path: '/wikipedia/harbour', screen: 'encyclopedia/ports' },
  { path: '/wikipedia/harbourDetail', screen: 'encyclopedia/port', inner: true },
  { path: '/wikipedia/harbourInfo', screen: 'encyclopedia/portInfo', inner: true },
  { path: '/wikipedia/shipInfo', screen: 'encyclopedia/vessels' },
  { path: '/wikipedia/shipDetail', screen: 'encyclopedia/vessel', inner: true },
  { path: '/wikipedia/regulations', screen: 'encyclopedia/regulations' },
  { path: '/wikipedia/regulationDetail', screen: 'encyclopedia/regulation', inner: true },
  { path: '/wikipedia/regulationSearch', screen: 'encyclopedia/regulationSearch', inner: true },

  { path: '/logisticsTool', screen: 'tools/tools' },
  { path: '/logisticsTool/cargoTracking', screen: 'tools/cargoTracking' },
  { path: '/logisticsTool/shipLocation', screen: 'tools/shipLocation' },
  { path: '/logisticsTool/HScode', screen: 'tools/hsCode' },
  { path: '/logisticsTool/HScodeDetail', screen: 'tools/hsCodeDetail', inner: true },
  { path: '/logisticsTool/demurrage', screen: 'tools/demurrage' },
  { path: '/logisticsTool/priceMessage', screen: 'tools/priceMessage' },

  { path: '/production', screen: 'order/production', auth: true, inner: true },
  { path: '/order', screen: 'order/order', auth: true, inner: true },
  {
    path: '/orderRecord',
    screen: 'order/orderRecord',
    auth: true,
    menu: { icon: ReceiptText },
    permission: 'order:list',
  },
  { path: '/orderDetail', screen: 'order/orderDetail', auth: true, inner: true },

  {
    path: '/quotes',
    screen: 'quote/quotes',
    words: ['features/quote'],
    auth: true,
    menu: { icon: FileText },
  },
  { path: '/quotes/edit', screen: 'quote/quoteEditor', words: ['features/quote'], auth: true, inner: true },
  { path: '/quotes/detail', screen: 'quote/quoteDetail', words: ['features/quote'], auth: true, inner: true },
  { path: '/quotes/sender', screen: 'quote/quoteSender', auth: true, inner: true },
  { path: '/quotation', screen: 'quote/quotation', words: ['features/quote'], inner: true, secret: true },

  { path: '/mySetting', screen: 'account/mySetting', auth: true, menu: { icon: UserRound } },
  { path: '/myVipInfo', screen: 'account/myVipInfo', auth: true, menu: { icon: Crown } },
  { path: '/myFollow', screen: 'account/myFollow', auth: true, menu: { icon: Star } },
  { path: '/myCalendars', screen: 'account/myCalendars', auth: true, inner: true },
  { path: '/followInfo', screen: 'account/followInfo', auth: true, inner: true },
  { path: '/infoCollection', screen: 'account/infoCollection', auth: true, menu: { icon: Bookmark } },
  { path: '/DataStatistics', screen: 'account/dataStatistics', auth: true, menu: { icon: ChartColumn } },
  { path: '/security', screen: 'account/security', auth: true, menu: { icon: ShieldCheck } },
  {
    path: '/authenticationManage',
    screen: 'account/authenticationManage',
    words: ['features/certify'],
    auth: true,
    menu: { icon: BadgeCheck },
  },
  { path: '/verify', screen: 'account/verify', words: ['features/certify'], auth: true, inner: true },
  { path: '/reverify', screen: 'account/reverify', words: ['features/certify'], auth: true, inner: true },
  {
    path: '/companyFramework',
    screen: 'account/companyFramework',
    words: ['features/company'],
    auth: true,
    menu: { icon: Network },
    permission: 'company:manage',
  },
  {
    path: '/distributeSeat',
    screen: 'account/distributeSeat',
    words: ['features/company'],
    auth: true,
    menu: { icon: Armchair },
    permission: 'seat:assign',
  },

  { path: '/companyFramework/login', screen: 'account/companyLogin', auth: true, inner: true },
  { path: '/companyFramework/log', screen: 'account/companyLog', auth: true, inner: true },
  {
    path: '/watches',
    screen: 'account/watches',
    words: ['features/watch'],
    auth: true,
    menu: { icon: BellRing },
  },
  {
    path: '/watches/detail',
    screen: 'account/watchDetail',
    words: ['features/watch', 'features/watchReport'],
    auth: true,
    inner: true,
  },

  { path: '/forgetPassword', screen: 'login/forgetPassword', inner: true },
  { path: '/loginAgain', screen: 'login/loginAgain', inner: true },
  { path: '/bindPhone', screen: 'login/bindPhone', words: ['features/login'], inner: true },
  { path: '/invitation', screen: 'login/invitation', inner: true },

  { path: '/aboutUs', screen: 'about/aboutUs' },
  { path: '/agreement', screen: 'about/agreement', plain: true, inner: true },
  { path: '/city', screen: 'about/city', auth: true, inner: true, menu: { icon: MapPin } },

  { path: '/error', screen: 'problem/error', plain: true, inner: true },
  { path: '/notFound', screen: 'problem/notFound', plain: true, inner: true },
] as const satisfies readonly Route[];

export const routes: readonly Route[] = rows;

/** Keys of the pages' titles: `t` takes those of pages that are planned, and no others. */
export type TitleKey = TitleKeyOf<(typeof rows)[number]['screen']>;

/** Pages that are built. */
export const pages = builtPages(routes, screens);

/** The page at a path, where it is built. */
export function pageAt(path: string): Route | undefined {
  return findPage(pages, path);
}

/** Reports whether a page exists, so that it may be linked. */
export function isBuilt(path: string): boolean {
  return pageAt(path) !== undefined;
}

/** The tab that a page is under; some are under none. */
export function tabOf({ screen }: Pick<Route, 'screen'>): Tab | undefined {
  return tabs.find((tab) => screen.startsWith(`${tab}/`));
}

/** Key of a page's title. */
export function titleOf(page: Pick<Route, 'screen'>): TitleKey {
  return titleKeyOf(page) as TitleKey;
}
