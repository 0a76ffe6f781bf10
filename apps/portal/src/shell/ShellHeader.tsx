import { Header, Logo } from '@fairway/ui';
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { toasts } from '../failures/notices.ts';
import { switchLanguage } from '../language/language.ts';
import { useWords } from '../language/useWords.ts';
import { findRoute } from '../navigation/findRoute.ts';
import { withLogin } from '../navigation/loginAddress.ts';
import { isBuilt, routes } from '../routes.ts';
import { logout } from '../session/logout.ts';
import { accountOf } from './accountOf.ts';
import type { ShellData } from './loader.ts';
import * as styles from './ShellHeader.css.ts';

const languages = [
  { code: 'zh', label: '中文' },
  { code: 'en', label: 'English' },
] as const;

const verification = '/authenticationManage';

/** The header with the portal's tabs, and whoever is logged in. */
export function ShellHeader({ member }: ShellData) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();

  const account = member ? accountOf(member.profile, member.audit) : null;
  const onLogout = async () => {
    await logout();
    await navigate('/');
    await revalidate();
    toasts.show({ tone: 'good', text: t('header.loggedOut'), code: 'logged-out' });
  };

  return (
    <Header
      overlay={pathname === '/'}
      brand={
        <Link to="/" className={styles.brand}>
          <Logo name="Fairway" note="航道" />
        </Link>
      }
      tabs={[
        { key: 'home', label: t('tab.home'), href: '/' },
        { key: 'freight', label: t('tab.freight'), href: '/shipPriceInfo' },
      ]}
      current={findRoute(routes, pathname)?.tab}
      languages={languages}
      language={language}
      onLanguageChange={(code) => switchLanguage(code === 'zh' ? 'zh' : 'en')}
      session={
        account && member
          ? {
              state: 'account',
              ...account,
              avatar: member.profile.avatar ?? undefined,
              badge: t(`member.${account.badge}`),
              verifyHref: isBuilt(verification) ? verification : undefined,
              items: [],
              onLogout: () => void onLogout(),
            }
          : {
              state: 'visitor',
              onLogin: () => void navigate(withLogin(pathname + search), { preventScrollReset: true }),
            }
      }
    />
  );
}
