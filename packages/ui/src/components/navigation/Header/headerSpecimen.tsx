import type { StoryObj } from '@storybook/react-vite';
import { Bell, ClipboardList, Phone, Settings, Star } from 'lucide-react';
import { fn } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import type { HeaderAccount, HeaderSearch } from './types.ts';

export const onLogin = fn();
export const onLogout = fn();
export const onSwitch = fn();
export const onSearch = fn();

/** Finds elements in the bar itself: a closed menu contains the same names and is hidden. */
export const inBar = { ignore: '[popover] *' };

/** Default props of the header stories. */
export const args: HeaderProps = {
  brand: null,
  tabs: [],
  current: 'freight',
  languages: [
    { code: 'zh', label: '中文' },
    { code: 'en', label: 'English' },
  ],
  // The language of the toolbar, unless the control sets one.
  language: '',
  onLanguageChange: fn(),
  session: { state: 'visitor', onLogin },
};

export const say = words({
  zh: {
    note: '航道',
    tabs: ['首页', '运价航线', '在线投保', '新闻资讯', '百科', '物流工具'],
    person: '林玮',
    company: '上海远帆国际货运代理有限公司',
    normal: '普通用户',
    personalMember: '个人会员',
    companyMember: '企业会员',
    subAccount: '企业子账号',
    items: ['我的关注', '订单', '消息', '账号设置'],
    search: '搜索',
    hotline: '400 820 0000',
    hotlineName: '客服热线',
  },
  en: {
    note: '',
    tabs: ['Home', 'Freight rates', 'Insurance', 'News', 'Encyclopedia', 'Tools'],
    person: 'Lin Wei',
    company: 'Shanghai Farsail International Freight Forwarding Co., Ltd.',
    normal: 'User',
    personalMember: 'Member',
    companyMember: 'Enterprise',
    subAccount: 'Sub-account',
    items: ['My follows', 'Orders', 'Messages', 'Account settings'],
    search: 'Search',
    hotline: '400 820 0000',
    hotlineName: 'Hotline',
  },
});

type Words = ReturnType<typeof say>;
type Badge = 'normal' | 'personalMember' | 'companyMember' | 'subAccount';

/** Account fields of a story that differ from an approved person without membership. */
export type Somebody = Partial<Omit<HeaderAccount, 'badge'>> & { readonly badge?: Badge };

const keys = ['home', 'freight', 'insurance', 'news', 'wikipedia', 'tools'];
const itemIcons = [Star, ClipboardList, Bell, Settings];

function accountOf({ badge = 'normal', ...rest }: Somebody, t: Words): HeaderAccount {
  return {
    name: rest.portal === 'company' ? t.company : t.person,
    portal: 'personal',
    auditStatus: 2,
    verifyHref: '#authenticationManage',
    items: t.items.map((label, at) => ({ key: label, label, href: `#${at}`, icon: itemIcons[at] })),
    onLogout,
    badge: t[badge],
    ...rest,
  };
}

type Render = NonNullable<StoryObj<typeof Header>['render']>;

const areasOf = (t: Words) =>
  t.tabs.map((label, at) => ({ key: keys[at] ?? label, label, href: `#${keys[at]}` }));

/** The header with six areas, for a visitor or a logged-in user. */
export function draw(somebody?: Somebody): Render {
  return (args, { globals }) => {
    const t = say(globals);
    return (
      <Header
        {...args}
        language={args.language || globals.locale}
        brand={
          <a href="#home">
            <Logo name="Fairway" note={t.note} />
          </a>
        }
        tabs={args.tabs?.length ? args.tabs : areasOf(t)}
        session={somebody ? { state: 'account', ...accountOf(somebody, t) } : args.session}
      />
    );
  };
}

/** A search over the site, as a site with a palette hands it in. */
export const search = (t: Words): HeaderSearch => ({ label: t.search, letter: 'K', onOpen: onSearch });

/** A number to call, as a site puts it among the utilities. */
export function Hotline({ t }: { t: Words }) {
  return (
    <a href="tel:4008200000" aria-label={`${t.hotlineName} ${t.hotline}`} style={hotline}>
      <Icon icon={Phone} />
      {t.hotline}
    </a>
  );
}

const hotline = { display: 'inline-flex', alignItems: 'center', gap: 4 } as const;
