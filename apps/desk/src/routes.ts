import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import { builtPages, findPage, type LoaderModule, type Page, type Screen } from '@fairway/site/pages';
import type { TitleKey } from './language/words.ts';

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
  'imports',
  'pages',
  'campaigns',
  'staff',
  'audit',
] as const;
export type Tab = (typeof tabs)[number];

/** One page of the desk. */
export interface Route extends Page {
  /** Folder of the screen, named after its tab and its title. */
  readonly screen: `${Tab | 'access' | 'problem'}/${TitleKey}`;
  /** Who finds it among the tabs; the server decides who is let in. */
  readonly role?: StaffRole | readonly StaffRole[];
  /** Reached from another page of its tab: no tab of its own. */
  readonly within?: true;
}

export const screens = import.meta.glob<Screen>('./screens/*/*/route.ts');
export const loaders = import.meta.glob<LoaderModule>('./screens/*/*/loader.ts');

const routes: readonly Route[] = [
  { path: '/', screen: 'home/home', auth: true },
  { path: '/certifications', screen: 'certifications/certifications', auth: true, role: 'reviewer' },
  { path: '/people', screen: 'people/people', auth: true, role: 'reviewer' },
  { path: '/person', screen: 'people/person', auth: true, role: 'reviewer', within: true },
  { path: '/remittances', screen: 'remittances/remittances', auth: true, role: 'finance' },
  { path: '/transfers', screen: 'transfers/transfers', auth: true, role: 'finance' },
  { path: '/invoices', screen: 'invoices/invoices', auth: true, role: 'finance' },
  { path: '/insurance', screen: 'insurance/insurance', auth: true, role: 'reviewer' },
  { path: '/insurers', screen: 'insurers/insurers', auth: true, role: 'editor' },
  { path: '/news', screen: 'news/news', auth: true, role: ['editor', 'admin'] },
  { path: '/news/article', screen: 'news/article', auth: true, within: true },
  { path: '/news/history', screen: 'news/history', auth: true, within: true },
  { path: '/seaRoutes', screen: 'seaRoutes/seaRoutes', auth: true, role: 'pricing' },
  { path: '/surcharges', screen: 'surcharges/surcharges', auth: true, role: 'pricing' },
  { path: '/imports', screen: 'imports/imports', auth: true, role: ['editor', 'pricing'] },
  { path: '/pages', screen: 'pages/pages', auth: true, role: 'admin' },
  { path: '/campaigns', screen: 'campaigns/campaigns', auth: true, role: 'editor' },
  { path: '/staff', screen: 'staff/staff', auth: true, role: 'admin' },
  { path: '/log', screen: 'audit/log', auth: true, role: 'admin' },
  { path: '/login', screen: 'access/login' },
  { path: '/invitation', screen: 'access/invitation' },
  { path: '/error', screen: 'problem/error', plain: true },
  { path: '/notFound', screen: 'problem/notFound', plain: true },
];

export const pages = builtPages(routes, screens);

/** Pages that somebody with these roles finds among the tabs. */
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
