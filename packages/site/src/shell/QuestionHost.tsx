import { useEffect, useSyncExternalStore } from 'react';
import { useNotices } from '../notices/useNotices.ts';
import { sessionLostKey } from '../session/lostSession.ts';
import { useSession } from '../session/useSession.ts';
import { lazyPart, Missing } from './lazyPart.tsx';
import { usePrefetchedCode } from './usePrefetchedCode.ts';

const dialog = () => import('./QuestionDialog.tsx');
const Dialogs = lazyPart(() => dialog().catch(() => ({ default: Unasked })));

/** Shows confirmations; for logged-in users the dialog is prefetched, so that it also opens without a connection. */
export function QuestionHost() {
  const { questions } = useNotices();
  const session = useSession();
  const isMember = () => session.current() !== null;
  usePrefetchedCode(
    dialog,
    useSyncExternalStore(session.subscribe, isMember, () => false),
  );
  const question = useSyncExternalStore(questions.subscribe, questions.read, () => null);
  return question ? <Dialogs /> : null;
}

/** A confirmation that cannot be shown resolves to no, so that neither its caller nor the next one waits forever. */
function Unasked() {
  const { questions } = useNotices();
  useEffect(() => questions.read()?.settle(false), [questions]);
  return <Missing />;
}

/** Whether the dialog about a lost session is open: a login would open over it. */
export function useIsSessionDialogOpen(): boolean {
  const { questions } = useNotices();
  return useSyncExternalStore(
    questions.subscribe,
    () => questions.read()?.key === sessionLostKey,
    () => false,
  );
}
