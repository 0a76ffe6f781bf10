import { FormsProvider } from '@fairway/forms';
import { useAddress, useFormWords, withoutLogin } from '@fairway/site';
import { Button, Checkbox, Icon, Inline, LoginDialog, type LoginPortal, Logo } from '@fairway/ui';
import { Building2, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../language/words.ts';
import { isBuilt } from '../../routes.ts';
import { agreementAddress } from '../../screens/about/agreement/address.ts';
import { forgetPasswordAddress } from '../../screens/login/forgetPassword/address.ts';
import { CodeLogin } from './CodeLogin.tsx';
import { CompanyPanel } from './company/CompanyPanel.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { SocialPanel } from './social/SocialPanel.tsx';
import { useSocialLogin } from './social/useSocialLogin.ts';
import { useSocialOffered } from './social/useSocialOffered.ts';
import type { words } from './words.zh.ts';

const forgotPassword = '/forgetPassword';

/**
 * The login dialog over any open page. It is shown as long as the address contains `login`, so each opening starts with
 * the private portal, a code, and a domestic phone (specification, point 2).
 */
export default function Login() {
  const { t, language } = useWords<typeof words>();
  const { navigate } = useAddress();
  const { pathname, search, hash } = useLocation();
  const forms = useFormWords();
  const [remember, setRemember] = useState(true);
  const [portal, setPortal] = useState<LoginPortal>(1);
  const { currentScan, start, leave } = useSocialLogin({ portal, remember });
  const socialOffered = useSocialOffered();
  const [byCompany, setByCompany] = useState(false);

  const toForgotPassword = (portal: LoginPortal) =>
    void navigate(forgetPasswordAddress({ loginPortal: portal }));

  return (
    <FormsProvider messages={forms}>
      <LoginDialog
        open
        onClose={() =>
          void navigate(withoutLogin(pathname + search + hash), { replace: true, preventScrollReset: true })
        }
        portal={portal}
        onPortalChange={setPortal}
        logo={<Logo name="Fairway" note={language === 'zh' ? '航道' : null} />}
        banners={([1, 2, 3] as const).map((number) => ({
          title: t(`login.banner${number}`),
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
        social={
          <Inline gap="s">
            {socialOffered ? (
              <Button tone="quiet" icon={<Icon icon={MessageCircle} />} onClick={start}>
                {t('login.social.entry')}
              </Button>
            ) : null}
            <Button tone="quiet" icon={<Icon icon={Building2} />} onClick={() => setByCompany(true)}>
              {t('login.company.entry')}
            </Button>
          </Inline>
        }
        scan={
          byCompany
            ? { panel: <CompanyPanel remember={remember} />, onLeave: () => setByCompany(false) }
            : currentScan
              ? { panel: <SocialPanel shown={currentScan} onRefresh={start} />, onLeave: leave }
              : undefined
        }
        links={{
          agreement: agreementAddress({ type: 'service' }),
          privacy: agreementAddress({ type: 'privacy' }),
        }}
      >
        {({ mode }) =>
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
