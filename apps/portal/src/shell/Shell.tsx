import {
  goalOf,
  lazyPart,
  SiteShell,
  useAddress,
  useIsSessionDialogOpen,
  usePrefetchedCode,
} from '@fairway/site';
import { PermissionProvider } from '@fairway/ui';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { keepTyping, searchIsMissing } from '../features/find/earlyKeys.ts';
import { Finding } from '../features/find/finding.ts';
import { useFindKey } from '../features/find/useFindKey.ts';
import { useReader, viewerOf } from '../features/reader/reader.ts';
import { AtRest } from './AtRest.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';

const Login = lazyPart(() => import('../features/login/Login.tsx'), 'features/login');
const findCode = () => import('../features/find/Find.tsx');
const Find = lazyPart(findCode, 'features/find', searchIsMissing);
const SocialReturn = lazyPart(() => import('../features/login/SocialReturn.tsx'), 'features/login');

const CompanyReturn = lazyPart(() => import('../features/login/CompanyReturn.tsx'), 'features/login');

/** The page does not wait for it. */
const push = () => import('../features/push/Push.tsx');

/** The frame around every screen: header, footer, and the login and the global search over any open page. */
export function Shell() {
  const [finding, setFinding] = useState(false);
  const reader = useReader();
  const viewer = viewerOf(reader);
  const { pathname } = useLocation();
  const findDialog = useMemo(() => {
    const close = () => setFinding(false);
    const open = () => {
      keepTyping(close);
      setFinding(true);
    };
    return { open, close };
  }, []);
  useFindKey(findDialog.open);
  usePrefetchedCode(findCode, true);
  return (
    <Finding value={findDialog}>
      <PermissionProvider role={viewer.role} permissions={viewer.permissions}>
        <SiteShell header={<ShellHeader reader={reader} pathname={pathname} />} footer={<ShellFooter />}>
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
  const params = new URLSearchParams(useLocation().search);
  // Why the session ended is read first; the login dialog would open over it.
  const telling = useIsSessionDialogOpen();
  useLoggedInElsewhere(
    reader !== undefined && reader.kind !== 'visitor' && !params.has('wxcode') && !params.has('oidcState'),
  );
  return (
    <>
      {reader?.kind === 'visitor' && !telling && params.has('login') ? <Login /> : null}
      {params.has('wxcode') ? <SocialReturn /> : null}
      {params.has('oidcState') ? <CompanyReturn /> : null}
    </>
  );
}

/** Once the user has logged in in another tab, closes the login here and opens the page that it was for. */
function useLoggedInElsewhere(loggedIn: boolean): void {
  const { navigate } = useAddress();
  const { state } = useNavigation();
  const { pathname, search, hash } = useLocation();
  // A login that was made here is on its way already.
  const asks = loggedIn && state === 'idle' && new URLSearchParams(search).has('login');
  useEffect(() => {
    if (asks) void navigate(goalOf(pathname + search + hash), { replace: true, preventScrollReset: true });
  }, [asks, navigate, pathname, search, hash]);
}
