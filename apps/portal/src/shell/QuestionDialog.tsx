import { ConfirmHost } from '@fairway/ui';
import { questions } from '../failures/notices.ts';

/** The dialog of the question that waits for an answer. */
export default function QuestionDialog() {
  return <ConfirmHost questions={questions} />;
}
