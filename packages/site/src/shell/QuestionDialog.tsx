import { ConfirmHost } from '@fairway/ui';
import { useSite } from '../context.tsx';

/** The dialog of the question that waits for an answer. */
export default function QuestionDialog() {
  return <ConfirmHost questions={useSite().questions} />;
}
