import {
  languageCodes,
  languages,
  RouterLink,
  SiteShell,
  useAddress,
  useLocalization,
  useSession,
} from '@fairway/site';
import { Header, Logo } from '@fairway/ui';
import { useLocation } from 'react-router-dom';
import { useReader } from '../features/reader.ts';
import { useWords } from '../language/words.ts';
import { tabAt, tabPages, titleOf } from '../routes.ts';
import * as styles from './Shell.css.ts';

const choices = languageCodes.map((code) => ({ code, label: languages[code].name }));

/** What stands around every screen of the desk. */
export function Shell() {
  const { t, language } = useWords();
  const session = useSession();
  const { switchTo } = useLocalization();
  const reader = useReader();
  const { navigate } = useAddress();
  const { pathname } = useLocation();
  const member = reader && reader.kind !== 'visitor' ? reader : null;
  const roles = member?.kind === 'staff' ? member.self.roles : [];
  const onLogout = async () => {
    await Promise.all([session.end(), navigate('/login')]);
  };

  return (
    <SiteShell
      header={
        <Header
          brand={
            <RouterLink href="/" className={styles.brand}>
              <Logo name="Fairway Desk" note={language === 'zh' ? '航道工作台' : null} />
            </RouterLink>
          }
          tabs={
            member
              ? tabPages(roles).map((page) => ({
                  key: page.tab,
                  label: t(page.short ? `tab.${page.short}` : `title.${titleOf(page)}`),
                  href: page.path,
                }))
              : []
          }
          current={tabAt(pathname)}
          languages={choices}
          language={language}
          onLanguageChange={(selected) => {
            const code = languageCodes.find((each) => each === selected);
            if (code) void switchTo(code);
          }}
          session={
            member
              ? {
                  state: 'account',
                  name: member.kind === 'staff' ? member.self.name : t('shell.nameless'),
                  ...(roles[0] ? { badge: roles.map((role) => t(`role.${role}`)).join(t('shell.and')) } : {}),
                  items: [],
                  onLogout: () => void onLogout(),
                }
              : undefined
          }
        />
      }
      footer={null}
    />
  );
}
