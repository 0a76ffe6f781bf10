import { fetchedPart, SiteShell, useSessionLostTold } from '@fairway/site';
import { PermissionProvider } from '@fairway/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Finding } from '../features/find/finding.ts';
import { useFindKey } from '../features/find/useFindKey.ts';
import { useReader, viewerOf } from '../features/reader/reader.ts';
import { AtRest } from './AtRest.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';

const Login = fetchedPart(() => import('../features/login/Login.tsx'), 'features/login');
const Find = fetchedPart(() => import('../features/find/Find.tsx'), 'features/find');
const SocialReturn = fetchedPart(() => import('../features/login/SocialReturn.tsx'), 'features/login');

/** Nobody waits for it. */
const push = () => import('../features/push/Push.tsx');

/** What stands around every screen: header, footer, and the login and the search over whatever page is open. */
export function Shell() {
  const [finding, setFinding] = useState(false);
  const reader = useReader();
  const viewer = viewerOf(reader);
  const held = useMemo(() => ({ open: () => setFinding(true), close: () => setFinding(false) }), []);
  useFindKey(held.open);
  return (
    <Finding value={held}>
      <PermissionProvider role={viewer.role} permissions={viewer.permissions}>
        <SiteShell header={<ShellHeader reader={reader} />} footer={<ShellFooter />}>
          <LoginOver />
          {finding ? <Find /> : null}
          <AtRest load={push} />
        </SiteShell>
      </PermissionProvider>
    </Finding>
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
