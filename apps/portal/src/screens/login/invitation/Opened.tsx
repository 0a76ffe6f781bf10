import { useNotices } from '@fairway/site';
import { Button, ButtonLink, EmptyState } from '@fairway/ui';
import { use } from 'react';
import type { OpenedInvitation } from '../../../calls/invitation.ts';
import { useWords } from '../../../language/words.ts';
import { Answering } from './Answering.tsx';
import type { words } from './words.zh.ts';

export interface OpenedProps {
  link: string;
  opening: Promise<OpenedInvitation>;
  onRetry: () => void;
}

/** The content of the link: an invitation, nothing, or an error that it cannot be read at the moment. */
export function Opened({ link, opening, onRetry }: OpenedProps) {
  const { t } = useWords<typeof words>();
  const { messageOf } = useNotices();
  const opened = use(opening);
  if (opened.kind === 'invitation') return <Answering link={link} read={opened.invitation} />;
  const failed = opened.kind === 'failed';
  return (
    <EmptyState
      kind={failed ? 'failed' : 'none-match'}
      level={1}
      title={t(failed ? 'invitation.failed' : 'invitation.unknown')}
      actions={
        <>
          {failed ? <Button onClick={onRetry}>{t('invitation.retry')}</Button> : null}
          <ButtonLink href="/">{t('invitation.home')}</ButtonLink>
        </>
      }
    >
      {failed ? messageOf(opened.error) : t('invitation.unknownText')}
    </EmptyState>
  );
}
