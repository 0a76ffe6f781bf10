import type { ReactNode } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Verification } from './AccountFacts.tsx';
import * as styles from './Header.css.ts';
import { HeaderLanguages, type HeaderLanguagesProps } from './HeaderLanguages.tsx';
import { HeaderProfile } from './HeaderProfile.tsx';
import { HeaderSearchButton } from './HeaderSearchButton.tsx';
import type { HeaderSearch, HeaderSession } from './types.ts';
import { sessionButton, useSessionFocus } from './useSessionFocus.ts';

interface HeaderSideProps extends HeaderLanguagesProps {
  search: HeaderSearch | undefined;
  utilities: ReactNode;
  notifications?: ReactNode;
  session: HeaderSession | undefined;
  /** After the others. */
  children?: ReactNode;
}

/** The tools at the end of the bar: search, utilities, languages, notifications, login or profile. */
export function HeaderSide({
  search,
  utilities,
  notifications,
  session,
  children,
  ...choice
}: HeaderSideProps) {
  const focus = useSessionFocus(session?.state);
  return (
    <div className={styles.side} {...focus}>
      {search ? <HeaderSearchButton {...search} /> : null}
      {utilities ? <div className={styles.utilities}>{utilities}</div> : null}
      <HeaderLanguages {...choice} />
      {notifications}
      {session ? <Session {...session} /> : null}
      {children}
    </div>
  );
}

function Session(session: HeaderSession) {
  const t = useMessages().header;
  if (session.state === 'visitor') {
    return (
      <Button tone="brand" className={styles.login} onClick={session.onLogin} {...sessionButton}>
        {t.login}
      </Button>
    );
  }
  return (
    <>
      <span className={styles.roomyOnly}>
        <Verification {...session} />
      </span>
      <HeaderProfile {...session} />
    </>
  );
}
