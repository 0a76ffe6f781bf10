import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { TitleKey } from './language/catalogue.ts';

/** Tabs of the header, in their order; the numbers are the specification's. */
export const tabs = { home: 0, freight: 1, insurance: 2, news: 3, encyclopedia: 4, tools: 5 } as const;
export type Tab = keyof typeof tabs;

export interface OutlineProps {
  /** Query of the address that is asked for. */
  params: URLSearchParams;
}

/** What a screen's module exports. */
export interface Screen {
  readonly Component: ComponentType;
  /** The screen's shape, drawn while its data is on the way; nothing in it can be pressed or is read out. */
  readonly Outline?: ComponentType<OutlineProps>;
  readonly action?: ActionFunction;
}

/** One page of the portal. */
export interface Route {
  readonly path: string;
  readonly title: TitleKey;
  readonly tab?: Tab;
  /** Login required. */
  readonly auth?: true;
  /** Folder of the screen; a page without one is not built, is linked nowhere, and answers as not found. */
  readonly screen?: string;
}

/** One module a screen, fetched when its page is opened. */
const screens = import.meta.glob<Screen>('./screens/*/route.ts');

/** Where the module of a screen lies, below `src`. */
export function moduleOf(screen: string): string {
  return `./screens/${screen}/route.ts`;
}

/** Loads a screen by the name of its folder. */
export function loadScreen(screen: string): Promise<Screen> {
  const load = screens[moduleOf(screen)];
  if (!load) throw new Error(`There is no ${moduleOf(screen)}, though the table of routes names it.`);
  return load();
}

/** What reads the data of a screen, apart from it: a page that came drawn brings its data and fetches none of this. */
const loaders = import.meta.glob<{ readonly loader: LoaderFunction }>('./screens/*/loader.ts');

/** Fetches the loader of a screen; one that reads nothing has none of its own. */
export async function fetchLoader(screen: string): Promise<LoaderFunction> {
  const module = await loaders[`./screens/${screen}/loader.ts`]?.();
  return module?.loader ?? (() => null);
}

/** Screens whose folder is there. */
export const builtScreens: readonly string[] = Object.keys(screens);

/** Every page of the specification's point 2. Paths match in any case. */
export const routes: readonly Route[] = [
  { path: '/', title: 'home', tab: 'home', screen: 'home' },
  { path: '/error', title: 'error', screen: 'error' },
  { path: '/notFound', title: 'notFound', screen: 'notFound' },
  { path: '/aboutUs', title: 'aboutUs' },
  { path: '/agreement', title: 'agreement', screen: 'agreement' },
  {
    path: '/shipPriceInfo',
    title: 'freight',
    tab: 'freight',
    screen: 'freight',
  },
  { path: '/dataChart', title: 'dataChart', tab: 'freight' },
  {
    path: '/sailDetail',
    title: 'sailDetail',
    tab: 'freight',
    auth: true,
    screen: 'sailDetail',
  },
  { path: '/insure', title: 'insure', tab: 'insurance' },
  { path: '/insureRecord', title: 'insureRecord', tab: 'insurance', auth: true },
  { path: '/insuranceCompany', title: 'insuranceCompany', tab: 'insurance' },
  { path: '/newsInformation', title: 'news', tab: 'news' },
  { path: '/newsDetail', title: 'newsDetail', tab: 'news' },
  { path: '/newsInformationSearch', title: 'newsSearch', tab: 'news' },
  { path: '/wikipedia', title: 'encyclopedia', tab: 'encyclopedia' },
  { path: '/wikipedia/shippingCompany', title: 'carriers', tab: 'encyclopedia' },
  { path: '/wikipedia/shippingDetail', title: 'carrier', tab: 'encyclopedia' },
  { path: '/wikipedia/harbour', title: 'ports', tab: 'encyclopedia' },
  { path: '/wikipedia/harbourDetail', title: 'port', tab: 'encyclopedia' },
  { path: '/wikipedia/harbourInfo', title: 'portInfo', tab: 'encyclopedia' },
  { path: '/wikipedia/shipInfo', title: 'vessels', tab: 'encyclopedia' },
  { path: '/wikipedia/shipDetail', title: 'vessel', tab: 'encyclopedia' },
  { path: '/wikipedia/regulations', title: 'regulations', tab: 'encyclopedia' },
  { path: '/wikipedia/regulationDetail', title: 'regulation', tab: 'encyclopedia' },
  { path: '/wikipedia/regulationSearch', title: 'regulationSearch', tab: 'encyclopedia' },
  { path: '/logisticsTool', title: 'tools', tab: 'tools' },
  { path: '/logisticsTool/cargoTracking', title: 'cargoTracking', tab: 'tools' },
  { path: '/logisticsTool/shipLocation', title: 'shipLocation', tab: 'tools' },
  { path: '/logisticsTool/HScode', title: 'hsCode', tab: 'tools' },
  { path: '/logisticsTool/HScodeDetail', title: 'hsCodeDetail', tab: 'tools' },
  { path: '/production', title: 'production', auth: true, screen: 'production' },
  { path: '/order', title: 'order', auth: true, screen: 'order' },
  { path: '/orderRecord', title: 'orderRecord', auth: true, screen: 'orderRecord' },
  { path: '/orderDetail', title: 'orderDetail', auth: true },
  { path: '/mySetting', title: 'mySetting', auth: true },
  { path: '/myVipInfo', title: 'myVipInfo', auth: true },
  { path: '/myFollow', title: 'myFollow', auth: true },
  { path: '/followInfo', title: 'followInfo', auth: true },
  { path: '/infoCollection', title: 'infoCollection', auth: true },
  { path: '/DataStatistics', title: 'dataStatistics', auth: true },
  { path: '/security', title: 'security', auth: true },
  { path: '/authenticationManage', title: 'authenticationManage', auth: true },
  { path: '/verify', title: 'verify', auth: true },
  { path: '/reverify', title: 'reverify', auth: true },
  { path: '/companyFramework', title: 'companyFramework', auth: true },
  { path: '/distributeSeat', title: 'distributeSeat', auth: true },
  { path: '/forgetPassword', title: 'forgetPassword' },
  { path: '/loginAgain', title: 'loginAgain' },
  { path: '/bindPhone', title: 'bindPhone', screen: 'bindPhone' },
  { path: '/city', title: 'city', auth: true },
];

export type BuiltRoute = Route & Required<Pick<Route, 'screen'>>;

export function isBuiltRoute(route: Route): route is BuiltRoute {
  return route.screen !== undefined;
}

/** Whether a page is built, so that it may be linked. */
export function isBuilt(path: string): boolean {
  return routes.some((route) => route.path.toLowerCase() === path.toLowerCase() && isBuiltRoute(route));
}
