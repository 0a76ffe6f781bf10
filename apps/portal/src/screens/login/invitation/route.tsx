import { useGateway } from '@fairway/site';
import { Card, Content, Skeleton } from '@fairway/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenedInvitation } from '../../../calls/invitation.ts';
import { centred } from '../../../features/login/centred.css.ts';
import { useReader } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './InvitationScreen.css.ts';
import { Opened } from './Opened.tsx';
import type { words } from './words.zh.ts';

const calls = () => import('../../../calls/invitation.ts');
const never = () => () => undefined;

/** An invited person sees who invites them, logs in, and accepts or declines. */
function InvitationScreen() {
  const { hash } = useLocation();
  // The part after `#` is not sent to the server, so a server-rendered page waits for the browser.
  const link = useSyncExternalStore(
    never,
    () => hash.slice(1),
    () => null,
  );
  const reader = useReader();
  const who = reader?.kind === 'member' ? reader.profile.id : (reader?.kind ?? '');
  return (
    <Content className={centred}>
      <Card as="section" className={styles.inner}>
        {/* Whether the invitation is for this user is checked again after the login. */}
        {link === null ? <Waiting /> : <Opening key={`${link} ${who}`} link={link} />}
      </Card>
    </Content>
  );
}

function Opening({ link }: { link: string }) {
  const { send } = useGateway();
  const read = async (): Promise<OpenedInvitation> => (await calls()).openInvitation(send, link);
  const [opening, setOpening] = useState(read);
  return (
    <Suspense fallback={<Waiting />}>
      <Opened link={link} opening={opening} onRetry={() => setOpening(read())} />
    </Suspense>
  );
}

function Waiting() {
  const { t } = useWords<typeof words>();
  return <Skeleton rows={4} columns={2} label={t('invitation.opening')} />;
}

export { InvitationScreen as Component };
