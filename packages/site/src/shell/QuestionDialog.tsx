import { ConfirmHost } from '@fairway/ui';
import { useNotices } from '../notices/useNotices.ts';

/** The dialog of the pending question. */
export default function QuestionDialog() {
  return <ConfirmHost questions={useNotices().questions} />;
}
