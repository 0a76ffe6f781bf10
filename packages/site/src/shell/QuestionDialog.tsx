import { ConfirmHost } from '@fairway/ui';
import { useNotices } from '../notices/useNotices.ts';

/** The dialog of the question that waits for an answer. */
export default function QuestionDialog() {
  return <ConfirmHost questions={useNotices().questions} />;
}
