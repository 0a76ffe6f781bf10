import { FormsProvider } from '@fairway/forms';
import { Checkbox, LoginDialog, type LoginPortal, Logo } from '@fairway/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormWords } from '../language/formWords.ts';
import { useWords } from '../language/useWords.ts';
import { withoutLogin } from '../navigation/loginAddress.ts';
import { isBuilt } from '../routes.ts';
import { CodeLogin } from './CodeLogin.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

const forgotPassword = '/forgetPassword';

/**
 * The login dialog over whatever page is open. It stands as long as the address says `login`, so each opening starts
 * with the private portal, a code, and a domestic phone (specification, point 2).
 */
export default function Login() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const forms = useFormWords();
  const [remember, setRemember] = useState(true);

  const toForgotPassword = (portal: LoginPortal) => void navigate(`${forgotPassword}?loginPortal=${portal}`);

  return (
    <FormsProvider messages={forms}>
      <LoginDialog
        open
        onClose={() =>
          void navigate(withoutLogin(pathname + search), { replace: true, preventScrollReset: true })
        }
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
        onForgotPassword={isBuilt(forgotPassword) ? toForgotPassword : undefined}
        links={{ agreement: '/agreement?type=service', privacy: '/agreement?type=privacy' }}
      >
        {({ portal, mode }) =>
          mode === 'code' ? (
            <CodeLogin portal={portal} remember={remember} />
          ) : (
            <PasswordLogin portal={portal} remember={remember} />
          )
        }
      </LoginDialog>
    </FormsProvider>
  );
}
