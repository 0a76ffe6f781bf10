import type { QueueCount } from '@fairway/gateway/contract/transferReview';
import type { SideNavGroup } from '@fairway/ui';
import {
  Anchor,
  BadgeCheck,
  Banknote,
  CircleDollarSign,
  FileClock,
  FileText,
  House,
  Import,
  Landmark,
  type LucideIcon,
  Megaphone,
  Newspaper,
  PanelsTopLeft,
  Route as RouteIcon,
  ShieldCheck,
  Umbrella,
  UserCog,
  Users,
} from 'lucide-react';
import type { Route, Tab } from '../routes.ts';

/** Groups of the navigation in their order, each with its tabs and their icons. */
const groups = {
  start: { home: House },
  review: {
    certifications: BadgeCheck,
    remittances: Banknote,
    transfers: Landmark,
    invoices: FileText,
    insurance: Umbrella,
  },
  data: {
    seaRoutes: RouteIcon,
    surcharges: CircleDollarSign,
    demurrageTariffs: Anchor,
    imports: Import,
  },
  content: { news: Newspaper, campaigns: Megaphone, insurers: ShieldCheck },
  admin: { people: Users, staff: UserCog, pages: PanelsTopLeft, audit: FileClock },
} as const satisfies Record<string, Partial<Record<Tab, LucideIcon>>>;

/** A group that has a name above its pages. */
export type NamedGroup = Exclude<keyof typeof groups, 'start'>;

type TabPage = Route & { readonly tab: Tab };

interface Naming {
  readonly page: (page: TabPage) => string;
  readonly group: (group: NamedGroup) => string;
}

const order = Object.keys(groups) as (keyof typeof groups)[];
const iconsOf = (group: keyof typeof groups): Partial<Record<Tab, LucideIcon>> => groups[group];

/** A tab that no group lists is in the last one. */
const groupOf = (tab: Tab) => order.find((group) => tab in groups[group]) ?? 'admin';

/** The tab of each queue. */
const tabOfQueue: Readonly<Record<QueueCount['queue'], Tab>> = {
  companyCertifications: 'certifications',
  personalCertifications: 'certifications',
  remittances: 'remittances',
  transfers: 'transfers',
  insurance: 'insurance',
  invoices: 'invoices',
};

/** The cases that wait in the queues of a tab. */
function waitingIn(tab: Tab, queues: readonly QueueCount[]): number {
  return queues
    .filter(({ queue }) => tabOfQueue[queue] === tab)
    .reduce((sum, { waiting }) => sum + waiting, 0);
}

/** The pages of a staff member as the side navigation takes them; groups without a page are left out. */
export function navigationOf(
  pages: readonly TabPage[],
  queues: readonly QueueCount[],
  names: Naming,
): readonly SideNavGroup[] {
  return order
    .map((group) => ({
      key: group,
      label: group === 'start' ? undefined : names.group(group),
      items: pages
        .filter(({ tab }) => groupOf(tab) === group)
        .map((page) => ({
          key: page.tab,
          label: names.page(page),
          href: page.path,
          icon: iconsOf(group)[page.tab],
          count: waitingIn(page.tab, queues),
        })),
    }))
    .filter(({ items }) => items.length > 0);
}
