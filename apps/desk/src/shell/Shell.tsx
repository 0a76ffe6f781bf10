import {
  type FrameProps,
  languageCodes,
  languages,
  RouterLink,
  SiteShell,
  useAddress,
  useLocalization,
  useSession,
} from '@fairway/site';
import { AppShell, Logo } from '@fairway/ui';
import { useLocation } from 'react-router-dom';
import { useReader } from '../features/reader.ts';
import { useWords } from '../language/words.ts';
import { tabAt, tabPages, titleOf } from '../routes.ts';
import { navigationOf } from './navigation.ts';
import { useQueues } from './useQueues.ts';

const choices = languageCodes.map((code) => ({ code, label: languages[code].name }));

/** The frame of every screen of the desk. */
export function Shell() {
  return <SiteShell frame={DeskFrame} />;
}

function DeskFrame({ mainId, children }: FrameProps) {
  const { t, language } = useWords();
  const session = useSession();
  const { switchTo } = useLocalization();
  const reader = useReader();
  const { navigate } = useAddress();
  const { pathname } = useLocation();
  const member = reader && reader.kind !== 'visitor' ? reader : null;
  const queues = useQueues(member?.kind === 'staff' ? member.queues : undefined);
  const roles = member?.kind === 'staff' ? member.self.roles : [];
  const onLogout = async () => {
    await Promise.all([session.end(), navigate('/login')]);
  };

  return (
    <AppShell
      mainId={mainId}
      storageKey="fairway.desk.navigation"
      brand={
        <RouterLink href="/">
          <Logo name="Fairway Desk" note={language === 'zh' ? '航道工作台' : null} />
        </RouterLink>
      }
      groups={
        member
          ? navigationOf(tabPages(roles), queues, {
              page: (page) => t(page.short ? `tab.${page.short}` : `title.${titleOf(page)}`),
              group: (group) => t(`shell.group.${group}`),
            })
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
    >
      {children}
    </AppShell>
  );
}
