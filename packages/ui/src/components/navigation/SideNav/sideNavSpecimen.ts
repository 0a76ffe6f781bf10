import {
  BadgeCheck,
  FileText,
  House,
  Landmark,
  Newspaper,
  Route,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { words } from '../../../stories/words.ts';
import type { SideNavGroup } from './types.ts';

export const say = words({
  zh: {
    home: '待办',
    review: '审核',
    certifications: '企业认证',
    insurance: '投保意向',
    invoices: '开票申请',
    money: '收款',
    transfers: '对公转账',
    remittances: '认证打款',
    content: '内容与数据',
    routes: '航线与附加费',
    news: '新闻资讯',
    people: '用户',
    settings: '设置',
  },
  en: {
    home: 'To do',
    review: 'Review',
    certifications: 'Certifications',
    insurance: 'Insurance requests',
    invoices: 'Invoices',
    money: 'Payments',
    transfers: 'Bank transfers',
    remittances: 'Verification payments',
    content: 'Content and data',
    routes: 'Routes and surcharges',
    news: 'News',
    people: 'People',
    settings: 'Settings',
  },
});

/** The pages of an internal tool, as its stories show them. */
export function groupsOf(t: ReturnType<typeof say>): readonly SideNavGroup[] {
  return [
    { key: 'start', items: [{ key: 'home', label: t.home, href: '#home', icon: House }] },
    {
      key: 'review',
      label: t.review,
      items: [
        {
          key: 'certifications',
          label: t.certifications,
          href: '#certifications',
          icon: BadgeCheck,
          count: 3,
        },
        { key: 'insurance', label: t.insurance, href: '#insurance', icon: ShieldCheck },
        { key: 'invoices', label: t.invoices, href: '#invoices', icon: FileText, count: 120 },
        {
          key: 'money',
          label: t.money,
          icon: Landmark,
          items: [
            { key: 'transfers', label: t.transfers, href: '#transfers', count: 6 },
            { key: 'remittances', label: t.remittances, href: '#remittances' },
          ],
        },
      ],
    },
    {
      key: 'content',
      label: t.content,
      items: [
        { key: 'routes', label: t.routes, href: '#routes', icon: Route },
        { key: 'news', label: t.news, href: '#news', icon: Newspaper },
        { key: 'people', label: t.people, href: '#people', icon: Users },
        { key: 'settings', label: t.settings, href: '#settings', icon: Settings },
      ],
    },
  ];
}
