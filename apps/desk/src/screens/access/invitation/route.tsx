import { Form, PasswordField, SubmitButton } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import type { DataOf } from '@fairway/gateway/contract/call';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { useAddress, useGateway, useMutationForm, useNotices } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { Button, ButtonLink, Content, EmptyState } from '@fairway/ui';
import { use, useState, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from '../access.css.ts';
import type { words } from './words.zh.ts';

type Invitation = DataOf<typeof staffAuth.openInvitation>;
/** The invitation that the link opens, or a message that explains why it opens none. */
type Opened = { readonly invitation: Invitation } | { readonly over: string } | { readonly failed: string };

/** An invited person chooses a password. The secret of the link is after `#`, so that no server sees it. */
function InvitationScreen() {
  const { send } = useGateway();
  const { messageOf } = useNotices();
  const { hash } = useLocation();
  const link = hash.slice(1);
  const open = (): Promise<Opened> =>
    send(staffAuth.openInvitation, { body: { link } }).then(
      (invitation) => ({ invitation }),
      (error: unknown) => {
        const message = messageOf(error) ?? '';
        return error instanceof GatewayError && error.kind === 'refused'
          ? { over: message }
          : { failed: message };
      },
    );
  const [opening, setOpening] = useState(open);
  const [retrying, startRetry] = useTransition();
  return (
    <Content className={styles.page}>
      <WithForms>
        <InvitationStatus
          {...{ opening, link, retrying }}
          onRetry={() => startRetry(() => setOpening(open()))}
        />
      </WithForms>
    </Content>
  );
}

interface InvitationStatusProps {
  opening: Promise<Opened>;
  link: string;
  retrying: boolean;
  onRetry: () => void;
}

function InvitationStatus({ opening, link, retrying, onRetry }: InvitationStatusProps) {
  const { t } = useWords<typeof words>();
  const opened = use(opening);
  if ('invitation' in opened) return <Choosing invitation={opened.invitation} link={link} />;
  if ('failed' in opened) {
    // Its validity is unknown: the holder tries again.
    return (
      <EmptyState
        kind="failed"
        level={1}
        title={t('invitation.failed')}
        actions={
          <Button loading={retrying} onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        }
      >
        {opened.failed}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="not-allowed"
      level={1}
      title={t('invitation.over')}
      actions={<ButtonLink href="/login">{t('invitation.toLogin')}</ButtonLink>}
    >
      {opened.over}
    </EmptyState>
  );
}

const shortest = 12;

function Choosing({ invitation: { name, email }, link }: { invitation: Invitation; link: string }) {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const form = useMutationForm({
    initial: { password: '', again: '' },
    schema: v.pipe(
      v.object({
        password: v.pipe(v.string(), follows(required), v.minLength(shortest, t('invitation.short'))),
        again: v.pipe(v.string(), follows(required)),
      }),
      v.forward(
        v.check(({ password, again }) => password === again, t('invitation.differs')),
        ['again'],
      ),
    ),
    run: ({ password }, send) => send(staffAuth.acceptInvitation, { body: { link, password } }),
    subject: 'invitation-accepted',
    success: t('invitation.done'),
    onSuccess: () => navigate('/login', { replace: true }),
    refresh: false,
  });
  return (
    <section className={styles.panel}>
      <h1 className={styles.title}>{t('invitation.title')}</h1>
      <p className={styles.lead}>{t('invitation.lead', { name, email })}</p>
      <Form form={form} summary="form">
        <PasswordField
          name="password"
          purpose="current"
          autoComplete="new-password"
          label={t('invitation.password')}
          hint={t('invitation.hint')}
        />
        <PasswordField name="again" purpose="again" label={t('invitation.again')} />
        <SubmitButton size="large" block>
          {t('invitation.submit')}
        </SubmitButton>
      </Form>
    </section>
  );
}

export { InvitationScreen as Component };
