import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import {
  builtPages,
  findPage,
  type LoaderModule,
  type Page,
  type Screen,
  type TitleKeyOf,
  titleKeyOf,
} from '@fairway/site/pages';
import type { zh } from './language/zh.ts';

/** Tabs of the header in their order, by the folders of their screens. */
export const tabs = [
  'home',
  'certifications',
  'people',
  'transfers',
  'invoices',
  'remittances',
  'insurance',
  'insurers',
  'news',
  'seaRoutes',
  'surcharges',
  'demurrageTariffs',
  'imports',
  'pages',
  'campaigns',
  'staff',
  'audit',
] as const;
export type Tab = (typeof tabs)[number];

/** One page of the desk. */
export interface Route extends Page {
  /** Folder of the screen, with its title. */
  readonly screen: `${Tab | 'access' | 'problem'}/${string}`;
  /** The role that sees it among the tabs; the server decides about access. */
  readonly role?: StaffRole | readonly StaffRole[];
  /** Linked from another page of its tab: it has no tab. */
  readonly within?: true;
  /** The key of its tab label, if shorter than its title. */
  readonly short?: keyof (typeof zh)['tab'];
}

export const screens = import.meta.glob<Screen>('./screens/*/*/route.tsx');
export const loaders = import.meta.glob<LoaderModule>('./screens/*/*/loader.ts');

const rows = [
  { path: '/', screen: 'home/home', auth: true },
  {
    path: '/certifications',
    screen: 'certifications/certifications',
    words: ['features/case'],
    auth: true,
    role: 'reviewer',
  },
  { path: '/people', screen: 'people/people', auth: true, role: 'reviewer', short: 'people' },
  // The texts of the log name the actions of staff.
  {
    path: '/person',
    screen: 'people/person',
    words: ['screens/audit/log', 'features/case'],
    auth: true,
    role: 'reviewer',
    within: true,
  },
  { path: '/remittances', screen: 'remittances/remittances', auth: true, role: 'finance' },
  {
    path: '/transfers',
    screen: 'transfers/transfers',
    words: ['features/case'],
    auth: true,
    role: 'finance',
  },
  { path: '/invoices', screen: 'invoices/invoices', words: ['features/case'], auth: true, role: 'finance' },
  {
    path: '/insurance',
    screen: 'insurance/insurance',
    words: ['features/case'],
    auth: true,
    role: 'reviewer',
  },
  { path: '/insurers', screen: 'insurers/insurers', auth: true, role: 'editor' },
  { path: '/news', screen: 'news/news', auth: true, role: ['editor', 'admin'] },
  { path: '/news/article', screen: 'news/article', auth: true, within: true },
  { path: '/news/history', screen: 'news/history', auth: true, within: true },
  { path: '/seaRoutes', screen: 'seaRoutes/seaRoutes', auth: true, role: 'pricing', short: 'seaRoutes' },
  { path: '/surcharges', screen: 'surcharges/surcharges', auth: true, role: 'pricing' },
  { path: '/demurrageTariffs', screen: 'demurrageTariffs/demurrageTariffs', auth: true, role: 'pricing' },
  { path: '/imports', screen: 'imports/imports', auth: true, role: ['editor', 'pricing'] },
  { path: '/pages', screen: 'pages/pages', auth: true, role: 'admin' },
  { path: '/campaigns', screen: 'campaigns/campaigns', auth: true, role: 'editor' },
  { path: '/staff', screen: 'staff/staff', auth: true, role: 'admin' },
  { path: '/log', screen: 'audit/log', auth: true, role: 'admin' },
  { path: '/login', screen: 'access/login' },
  { path: '/invitation', screen: 'access/invitation' },
  { path: '/error', screen: 'problem/error', plain: true },
  { path: '/notFound', screen: 'problem/notFound', plain: true },
] as const satisfies readonly Route[];

/** Keys of the pages' titles: `t` takes those of pages that are planned, and no others. */
export type TitleKey = TitleKeyOf<(typeof rows)[number]['screen']>;

export const pages = builtPages<Route>(rows, screens);

/** Key of a page's title. */
export function titleOf(page: Pick<Route, 'screen'>): TitleKey {
  return titleKeyOf(page) as TitleKey;
}

/** Returns the pages that a user with these roles has among the tabs. */
export function tabPages(roles: readonly StaffRole[]): readonly (Route & { readonly tab: Tab })[] {
  return tabs.flatMap((tab) =>
    pages
      .filter(
        ({ screen, role, within }) =>
          !within &&
          screen.startsWith(`${tab}/`) &&
          (role === undefined || [role].flat().some((each) => roles.includes(each))),
      )
      .map((page) => ({ ...page, tab })),
  );
}

/** The tab that the page at a path is under. */
export function tabAt(path: string): Tab | undefined {
  const page = findPage(pages, path);
  return tabs.find((tab) => page?.screen.startsWith(`${tab}/`));
}
