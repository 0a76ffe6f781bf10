import type { CompanyInvitation } from '@fairway/gateway/contract/companyInvitation';
import { useMutation, useNotices, withLogin } from '@fairway/site';
import {
  Button,
  ButtonLink,
  Description,
  Descriptions,
  Inline,
  Notice,
  PageHead,
  Stack,
  Text,
} from '@fairway/ui';
import { useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { invitationAddress } from './address.ts';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { OtherLogin } from './OtherLogin.tsx';
import type { words } from './words.zh.ts';

const calls = () => import('../../../calls/invitation.ts');

/** The inviter and the company, and the buttons to accept or decline. */
export function Answering({ link, read }: { link: string; read: CompanyInvitation }) {
  const { t, format } = useWords<typeof words>();
  const [invitation, setInvitation] = useState(read);
  const { state, company, invitedBy: by, name, contact, expiresAt, mine } = invitation;
  if (state !== 'open') return <ClosedInvitation invitation={invitation} state={state} />;
  return (
    <Stack gap="xl">
      <PageHead title={t('invitation.title', { company })} lead={t('invitation.lead', { name, by })} />
      <Descriptions columns={2}>
        <Description term={t('invitation.from')}>{by}</Description>
        <Description term={t('invitation.to')}>{contact}</Description>
        <Description term={t('invitation.until')}>{format.instant(expiresAt)}</Description>
      </Descriptions>
      {mine === null ? (
        <>
          <Text>{t('invitation.loginText', { contact })}</Text>
          <Inline>
            <ButtonLink href={withLogin(invitationAddress({ link }))} tone="brand" size="large">
              {t('invitation.login')}
            </ButtonLink>
          </Inline>
        </>
      ) : mine ? (
        <Answer link={link} company={company} onAnswered={setInvitation} />
      ) : (
        <Notice tone="caution" title={t('invitation.other')}>
          <Stack gap="m">
            <Text>{t('invitation.otherText', { contact })}</Text>
            <Inline>
              <OtherLogin over={invitationAddress({ link })}>{t('invitation.otherLogin')}</OtherLogin>
              <ButtonLink href="/security">{t('invitation.security')}</ButtonLink>
            </Inline>
          </Stack>
        </Notice>
      )}
    </Stack>
  );
}

interface AnswerProps {
  link: string;
  company: string;
  onAnswered: (invitation: CompanyInvitation) => void;
}

function Answer({ link, company, onAnswered }: AnswerProps) {
  const { t } = useWords<typeof words>();
  const { messageOf } = useNotices();
  const answer = useMutation(
    async (accept: boolean, send) => (await calls()).answerInvitation(send, link, accept),
    {
      subject: 'invitation-answered',
      confirm: (accept) =>
        accept
          ? null
          : {
              title: t('invitation.declineAsk', { company }),
              text: t('invitation.declineText'),
              confirmLabel: t('invitation.decline'),
            },
      onSuccess: onAnswered,
      // A refused acceptance is shown above the buttons.
      onError: (error, accept) => {
        if (accept) setRefused(messageOf(error) ?? '');
        return accept;
      },
      refresh: false,
    },
  );
  const [refused, setRefused] = useState<string | null>(null);
  const busy = answer.pending && answer.variables === true;
  return (
    <Stack gap="m">
      {refused ? (
        <Notice tone="bad" live="assertive">
          {refused}
        </Notice>
      ) : null}
      <Text tone="quiet">{t('invitation.shares')}</Text>
      <Inline>
        <Button
          tone="brand"
          size="large"
          loading={busy}
          onClick={() => {
            setRefused(null);
            void answer.mutate(true);
          }}
        >
          {t('invitation.accept')}
        </Button>
        <Button size="large" disabled={busy} onClick={() => void answer.mutate(false)}>
          {t('invitation.decline')}
        </Button>
      </Inline>
    </Stack>
  );
}
