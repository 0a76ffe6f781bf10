import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '../context.tsx';
import { sessionLostKey } from '../session/lostSession.ts';
import { fetchedPart, Missing } from './lazyPart.tsx';
import { useFetchedAhead } from './usePrefetchedCode.ts';

const dialog = () => import('./QuestionDialog.tsx');
const Dialogs = fetchedPart(() => dialog().catch(() => ({ default: Unasked })));

/** Shows confirmations; for logged-in users the dialog is prefetched, so that it also opens without a connection. */
export function QuestionHost() {
  const { questions, session } = useSite();
  const isMember = () => session.current() !== null;
  useFetchedAhead(
    dialog,
    useSyncExternalStore(session.subscribe, isMember, () => false),
  );
  const question = useSyncExternalStore(questions.subscribe, questions.read, () => null);
  return question ? <Dialogs /> : null;
}

/** A confirmation that cannot be shown resolves to no, so that neither its caller nor the next one waits for ever. */
function Unasked() {
  const { questions } = useSite();
  useEffect(() => questions.read()?.settle(false), [questions]);
  return <Missing />;
}

/** Whether the dialog about a lost session is open: a login would open over it. */
export function useSessionLostTold(): boolean {
  const { questions } = useSite();
  return useSyncExternalStore(
    questions.subscribe,
    () => questions.read()?.key === sessionLostKey,
    () => false,
  );
}
