import { accountSwitch, Header, type HeaderAccount, type HeaderItem, Logo } from '@fairway/ui';
import type { TFunction } from 'i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../failures/messageOf.ts';
import { toasts } from '../failures/notices.ts';
import { switchLanguage } from '../language/language.ts';
import { useWords } from '../language/useWords.ts';
import { findRoute } from '../navigation/findRoute.ts';
import { menuPages, tabLinks } from '../navigation/links.ts';
import { withLogin } from '../navigation/loginAddress.ts';
import { isBuilt, pages, tabOf, titleOf } from '../routes.ts';
import { logout } from '../session/logout.ts';
import { accountOf } from './accountOf.ts';
import type { Reader } from './reader.ts';
import * as styles from './ShellHeader.css.ts';

const languages = [
  { code: 'zh', label: '中文' },
  { code: 'en', label: 'English' },
] as const;

const verification = '/authenticationManage';

export interface ShellHeaderProps {
  /** Left out while nobody knows. */
  reader: Reader | undefined;
}

/** The header with the portal's tabs, and whoever is logged in. */
export function ShellHeader({ reader }: ShellHeaderProps) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = findRoute(pages, pathname);

  const onLogin = () => void navigate(withLogin(pathname + search), { preventScrollReset: true });
  const onLogout = async () => {
    await Promise.all([logout(), navigate('/')]);
    toasts.show({ tone: 'good', text: t('header.loggedOut'), code: 'logged-out' });
  };

  const onSwitch = async (to: 'toPersonal' | 'toCompany') => {
    try {
      const { switchAccount } = await import('../features/login/switchAccount.ts');
      if (await switchAccount(to)) await navigate(isBuilt(verification) ? verification : '/');
    } catch (error) {
      // Offline, or a page older than the portal's last release.
      toasts.show({ tone: 'bad', text: messageOf(error) ?? '', code: 'switch-failed' });
    }
  };
  /** The other account, where there is one or a page to apply for it. */
  const switchingOf = (one: Reader): Pick<HeaderAccount, 'switching'> => {
    const to = one.kind === 'member' ? accountSwitch(one.audit) : null;
    if (!to) return {};
    if (to !== 'applyForCompany') return { switching: { to, onSelect: () => void onSwitch(to) } };
    if (!isBuilt(verification)) return {};
    return { switching: { to, onSelect: () => void navigate(verification) } };
  };

  return (
    <Header
      overlay={pathname === '/'}
      brand={
        <Link to="/" className={styles.brand}>
          <Logo name="Fairway" note="航道" />
        </Link>
      }
      tabs={tabLinks().map(({ tab, href }) => ({ key: tab, label: t(`tab.${tab}`), href }))}
      current={here && tabOf(here)}
      languages={languages}
      language={language}
      onLanguageChange={(code) => void switchLanguage(code === 'zh' ? 'zh' : 'en')}
      session={
        reader &&
        (reader.kind === 'visitor'
          ? { state: 'visitor', onLogin }
          : {
              state: 'account',
              ...accountOfReader(reader, t),
              ...switchingOf(reader),
              onLogout: () => void onLogout(),
            })
      }
    />
  );
}

/** What the header says of a member; of one without a name, no more than that there is one. */
function accountOfReader(reader: Exclude<Reader, { kind: 'visitor' }>, t: TFunction) {
  if (reader.kind === 'nameless') {
    return { name: t('header.nameless'), items: [] };
  }
  const account = accountOf(reader.profile, reader.audit);
  return {
    ...account,
    avatar: reader.profile.avatar ?? undefined,
    badge: t(`member.${account.badge}`),
    verifyHref: isBuilt(verification) ? verification : undefined,
    items: menuPages(reader.audit.accountType).map(
      (page): HeaderItem => ({
        key: page.path,
        label: t(`title.${titleOf(page)}`),
        href: page.path,
        icon: page.icon,
      }),
    ),
  };
}
