import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { Confirm } from './Confirm.tsx';
import type { Question, Questions } from './questions.ts';

const Context = createContext<Questions | null>(null);

export interface ConfirmHostProps {
  /** From `createQuestions()`, made once for the site. */
  questions: Questions;
  /** The pages that ask questions. */
  children?: ReactNode;
}

/** Shows the questions asked from code. Wrap the page in it, once. */
export function ConfirmHost({ questions, children }: ConfirmHostProps) {
  const question = useSyncExternalStore(questions.subscribe, questions.read, () => null);
  return (
    <Context value={questions}>
      {children}
      {question && (
        <Confirm
          key={question.id}
          open
          title={question.title}
          items={question.items}
          itemsLabel={question.goes}
          tone={question.tone}
          confirmLabel={question.confirmLabel}
          cancelLabel={question.cancelLabel}
          onClose={() => question.settle(false)}
          onConfirm={async () => {
            await question.run?.();
            question.settle(true);
          }}
          failure={question.failure}
        >
          {question.text}
        </Confirm>
      )}
    </Context>
  );
}

/** Asks a question and resolves to the answer: `if (await confirm({ title })) …`. Closing means no. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const questions = use(Context);
  if (!questions)
    throw new Error('Wrap the page in <ConfirmHost questions={createQuestions()}> before asking.');
  return questions.ask;
}
