import { FormsProvider } from '@fairway/forms';
import { Checkbox, LoginDialog, type LoginMode, type LoginPortal, Logo } from '@fairway/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormWords } from '../language/formWords.ts';
import { useWords } from '../language/useWords.ts';
import { withoutLogin } from '../navigation/loginAddress.ts';
import { CodeLogin } from './CodeLogin.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

/**
 * The login dialog over whatever page is open. It stands as long as the address says `login`, so each opening starts
 * with the private portal, a code, and a domestic phone (specification, point 2).
 */
export default function Login() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const forms = useFormWords();
  const [portal, setPortal] = useState<LoginPortal>(1);
  const [mode, setMode] = useState<LoginMode>('code');
  const [remember, setRemember] = useState(true);

  return (
    <FormsProvider messages={forms}>
      <LoginDialog
        open
        onClose={() =>
          void navigate(withoutLogin(pathname + search), { replace: true, preventScrollReset: true })
        }
        portal={portal}
        onPortalChange={setPortal}
        mode={mode}
        onModeChange={setMode}
        logo={<Logo name="Fairway" note="航道" />}
        banners={([1, 2, 3] as const).map((number) => ({
          heading: t(`login.banner${number}`),
          text: t(`login.banner${number}Text`),
        }))}
        autoLogin={
          <Checkbox
            label={t('login.remember')}
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
        }
        links={{ agreement: '/agreement?type=service', privacy: '/agreement?type=privacy' }}
      >
        {mode === 'code' ? (
          <CodeLogin portal={portal} remember={remember} />
        ) : (
          <PasswordLogin portal={portal} remember={remember} />
        )}
      </LoginDialog>
    </FormsProvider>
  );
}
