import {
  languageCodes,
  languages,
  RouterLink,
  type Translate,
  useAddress,
  useLocalization,
  useNotify,
  useSession,
  withLogin,
} from '@fairway/site';
import { accountSwitch } from '@fairway/trade';
import { Header, type HeaderAccount, type HeaderItem, Logo } from '@fairway/ui';
import { memo, use } from 'react';
import { Finding } from '../features/find/finding.ts';
import { useSwitchAccount } from '../features/login/useSwitchAccount.ts';
import { Notifications } from '../features/notifications/Notifications.tsx';
import type { Reader } from '../features/reader/reader.ts';
import type { CommonWords } from '../language/words.ts';
import { useWords } from '../language/words.ts';
import { menuPages, tabLinks } from '../navigation/links.ts';
import { isBuilt, pageAt, tabOf, titleOf } from '../routes.ts';
import { companyCertificationAddress } from '../screens/account/authenticationManage/address.ts';
import { accountOf } from './accountOf.ts';
import * as styles from './ShellHeader.css.ts';

const choices = languageCodes.map((code) => ({ code, label: languages[code].name }));

const verification = '/authenticationManage';

export interface ShellHeaderProps {
  /** Undefined while the reader is unknown. */
  reader: Reader | undefined;
  pathname: string;
}

/** The header with the portal's tabs, and the logged-in user. */
export const ShellHeader = memo(function ShellHeader({ reader, pathname }: ShellHeaderProps) {
  const { t, language } = useWords();
  const session = useSession();
  const { switchTo } = useLocalization();
  const notify = useNotify('logged-out');
  const { current: address, navigate } = useAddress();
  const here = pageAt(pathname);
  const { open: openSearch } = use(Finding);

  const onLogin = () => void navigate(withLogin(address()), { preventScrollReset: true });
  const onLogout = async () => {
    await Promise.all([session.end(), navigate('/')]);
    notify(t('header.loggedOut'), 'good');
  };

  const switching = useSwitchAccount(() => navigate(isBuilt(verification) ? verification : '/'));
  /** The other account, where there is one or a page to apply for it. */
  const switchingOf = (one: Reader): Pick<HeaderAccount, 'switching'> => {
    if (one.kind !== 'member') return {};
    const to = accountSwitch(one.audit);
    if (!to) return {};
    if (to !== 'applyForCompany')
      return {
        switching: { to, onSelect: () => void switching.mutate({ to, companyName: one.audit.companyName }) },
      };
    if (!isBuilt(verification)) return {};
    return { switching: { to, onSelect: () => void navigate(companyCertificationAddress()) } };
  };

  return (
    <Header
      overlay={pathname === '/'}
      brand={
        <RouterLink href="/" className={styles.brand}>
          <Logo name="Fairway" note={language === 'zh' ? '航道' : null} />
        </RouterLink>
      }
      tabs={tabLinks().map(({ tab, page }) => ({
        key: tab,
        label: t(`title.${titleOf(page)}`),
        href: page.path,
      }))}
      current={here && tabOf(here)}
      notifications={
        reader?.kind === 'member' ? <Notifications key={reader.id} pathname={pathname} /> : undefined
      }
      search={{ label: t('header.find'), letter: 'K', onOpen: openSearch }}
      languages={choices}
      language={language}
      onLanguageChange={(value) => {
        const code = languageCodes.find((each) => each === value);
        if (code) void switchTo(code);
      }}
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
});

/** Returns the header's data about a member; without a profile, only that somebody is logged in. */
function accountOfReader(reader: Exclude<Reader, { kind: 'visitor' }>, t: Translate<CommonWords>) {
  if (reader.kind === 'nameless') {
    return { name: t('header.nameless'), items: [] };
  }
  const account = accountOf(reader.profile, reader.audit);
  return {
    ...account,
    avatar: reader.profile.avatar ?? undefined,
    badge: t(`member.${account.badge}`),
    verifyHref: isBuilt(verification) ? verification : undefined,
    items: menuPages(reader.profile.permissions).map(
      (page): HeaderItem => ({
        key: page.path,
        label: t(`title.${titleOf(page)}`),
        href: page.path,
        icon: page.icon,
      }),
    ),
  };
}
