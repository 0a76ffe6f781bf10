import { fetchedPart, SiteShell, useSessionLostTold } from '@fairway/site';
import { useLocation } from 'react-router-dom';
import { useReader } from '../features/reader/reader.ts';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';

const Login = fetchedPart(() => import('../features/login/Login.tsx'), 'features/login');
const SocialReturn = fetchedPart(() => import('../features/login/SocialReturn.tsx'), 'features/login');

/** What stands around every screen: header, footer, and the login over whatever page is open. */
export function Shell() {
  return (
    <SiteShell header={<ShellHeader reader={useReader()} />} footer={<ShellFooter />}>
      <LoginOver />
    </SiteShell>
  );
}

function LoginOver() {
  const reader = useReader();
  const asked = new URLSearchParams(useLocation().search);
  // Why the session ended is read first; the login dialog would open over it.
  const telling = useSessionLostTold();
  return (
    <>
      {reader?.kind === 'visitor' && !telling && asked.has('login') ? <Login /> : null}
      {asked.has('wxcode') ? <SocialReturn /> : null}
    </>
  );
}
