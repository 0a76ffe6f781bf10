import { EmailField, Form, PasswordField, SubmitButton, TextField } from '@fairway/forms';
import type { DataOf } from '@fairway/gateway/contract/call';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { safeNext, useAddress, useLoaded, useMutationForm, useSession } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { Button, Content, Copyable, QrCode } from '@fairway/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from '../access.css.ts';
import { CompanyAccount } from './CompanyAccount.tsx';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

type Started = DataOf<typeof staffAuth.startLogin>;

/**
 * The company account, if there is a login service; email and password, then a code of the authenticator app, which the
 * first login sets up. If passwords are off, they are offered in an emergency only.
 */
function LoginScreen() {
  const { t } = useWords<typeof words>();
  const ways = useLoaded<typeof loader>();
  const [started, setStarted] = useState<Started | null>(null);
  const [emergency, setEmergency] = useState(false);
  const withPassword = ways.password || emergency;
  return (
    <Content className={styles.page}>
      <WithForms>
        {started === null ? (
          <section className={styles.panel}>
            <h1 className={styles.title}>{t('login.title')}</h1>
            <p className={styles.lead}>{t('login.lead')}</p>
            {ways.company ? <CompanyAccount /> : null}
            {ways.company && withPassword ? <p className={styles.note}>{t('login.or')}</p> : null}
            {withPassword ? <PasswordStep onStarted={setStarted} /> : null}
            {ways.company && !withPassword ? (
              <Button tone="quiet" onClick={() => setEmergency(true)}>
                {t('login.emergency')}
              </Button>
            ) : null}
          </section>
        ) : (
          <CodeStep started={started} onBack={() => setStarted(null)} />
        )}
      </WithForms>
    </Content>
  );
}

const passwordSchema = v.object({
  email: v.pipe(v.string(), follows(required)),
  password: v.pipe(v.string(), follows(required)),
});

function PasswordStep({ onStarted }: { onStarted: (started: Started) => void }) {
  const { t } = useWords<typeof words>();
  const form = useMutationForm({
    initial: { email: '', password: '' },
    schema: passwordSchema,
    run: (body, send) => send(staffAuth.startLogin, { body }),
    onSuccess: onStarted,
    refresh: false,
  });
  return (
    <>
      <Form form={form} summary="form">
        <EmailField name="email" label={t('login.email')} autoComplete="username" />
        <PasswordField name="password" purpose="current" />
        <SubmitButton size="large" block>
          {t('login.next')}
        </SubmitButton>
      </Form>
      <p className={styles.note}>{t('login.lost')}</p>
    </>
  );
}

const codeSchema = v.object({ code: v.pipe(v.string(), follows(required)) });

function CodeStep({ started, onBack }: { started: Started; onBack: () => void }) {
  const { t } = useWords<typeof words>();
  const session = useSession();
  const { navigate } = useAddress();
  const { search } = useLocation();
  const { ticket, enrolment } = started;
  const form = useMutationForm({
    initial: { code: '' },
    schema: codeSchema,
    codeFields: { staffCodeWrong: 'code' },
    run: ({ code }, send) => send(staffAuth.finishLogin, { body: { ticket, code } }),
    onSuccess: async (opened) => {
      // Ends with the tab: a desk is shared more often than a phone.
      session.set(opened, false);
      await navigate(safeNext(new URLSearchParams(search).get('next')) ?? '/', { replace: true });
    },
    refresh: false,
  });
  return (
    <section className={styles.panel}>
      <h1 className={styles.title}>{enrolment ? t('login.enrolTitle') : t('login.title')}</h1>
      {enrolment ? (
        <>
          <p className={styles.lead}>{t('login.enrolLead')}</p>
          <div className={styles.qr}>
            <QrCode value={enrolment.uri} label={t('login.enrolQr')} />
          </div>
          <p className={styles.note}>
            {t('login.enrolSecret')}
            <br />
            <Copyable value={enrolment.secret} name={t('login.enrolSecret')}>
              <code className={styles.secret}>{enrolment.secret}</code>
            </Copyable>
          </p>
        </>
      ) : null}
      <Form form={form} summary="form">
        <TextField
          name="code"
          label={t('login.code')}
          hint={t('login.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <SubmitButton size="large" block>
          {t('login.submit')}
        </SubmitButton>
      </Form>
      <Button tone="quiet" onClick={onBack}>
        {t('login.back')}
      </Button>
    </section>
  );
}

export { LoginScreen as Component };
