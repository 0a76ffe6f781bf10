import type { CompanyInvitation, InvitationState } from '@fairway/gateway/contract/companyInvitation';
import { ButtonLink, Inline, PageHead, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { OtherLogin } from './OtherLogin.tsx';
import type { words } from './words.zh.ts';

export interface ClosedInvitationProps {
  invitation: CompanyInvitation;
  state: Exclude<InvitationState, 'open'>;
}

/** An invitation that is answered, expired or withdrawn: its state, and the next step. */
export function ClosedInvitation({ invitation, state }: ClosedInvitationProps) {
  const { t, format } = useWords<typeof words>();
  const { company, invitedBy: by, username, expiresAt, mine } = invitation;
  const next = {
    accepted: username ? t('invitation.next.username', { username, by }) : t('invitation.next.waiting'),
    declined: t('invitation.next.declined', { by }),
    expired: t('invitation.next.expired', { time: format.instant(expiresAt), by }),
    withdrawn: t('invitation.next.withdrawn', { by }),
  };
  const answeredElsewhere = mine !== true && (state === 'accepted' || state === 'declined');
  return (
    <Stack gap="xl" role="status">
      <PageHead
        title={
          answeredElsewhere
            ? t('invitation.title', { company })
            : t(`invitation.stateOf.${state}`, { company })
        }
        lead={answeredElsewhere ? t('invitation.next.answered') : next[state]}
      />
      <Inline>
        {username ? (
          <OtherLogin over="/" tone="brand">
            {t('invitation.businessLogin')}
          </OtherLogin>
        ) : null}
        <ButtonLink href="/">{t('invitation.home')}</ButtonLink>
      </Inline>
    </Stack>
  );
}
