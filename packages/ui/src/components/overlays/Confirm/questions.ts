import type { ReactNode } from 'react';

/** A question that is answered by yes or no. */
export interface Question {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What goes, where something does. */
  readonly items?: readonly string[];
  /** What happens to the items; "The following will be deleted" unless given. */
  readonly goes?: ReactNode;
  readonly tone?: 'brand' | 'danger';
  readonly confirmLabel?: ReactNode;
  readonly cancelLabel?: ReactNode;
  /** Done after yes, while the question still stands; where it rejects, the question says so and can be answered again. */
  readonly run?: () => unknown;
  /** Words for a rejection of `run`; "That did not work" unless given. */
  readonly failure?: (error: unknown) => ReactNode;
  /** Asked again under the same key while it stands, the same answer serves all askers. */
  readonly key?: string;
}

interface PendingQuestion extends Question {
  readonly id: number;
  readonly answer: Promise<boolean>;
  readonly settle: (yes: boolean) => void;
}

/** Questions waiting for an answer, from anywhere, inside React or not; one is shown at a time. */
export interface Questions {
  ask(question: Question): Promise<boolean>;
  /** The one that is shown, or null. */
  read(): PendingQuestion | null;
  subscribe(listener: () => void): () => void;
}

/** Makes the store behind one `ConfirmHost`. */
export function createQuestions(): Questions {
  const listeners = new Set<() => void>();
  let waiting: readonly PendingQuestion[] = [];
  let next = 1;

  const set = (questions: readonly PendingQuestion[]) => {
    waiting = questions;
    for (const listener of listeners) listener();
  };

  return {
    ask(question) {
      const waitingQuestion = waiting.find(({ key }) => key !== undefined && key === question.key);
      if (waitingQuestion) return waitingQuestion.answer;
      const { promise: answer, resolve } = Promise.withResolvers<boolean>();
      const id = next++;
      const settle = (yes: boolean) => {
        set(waiting.filter((other) => other.id !== id));
        resolve(yes);
      };
      set([...waiting, { ...question, id, answer, settle }]);
      return answer;
    },
    read: () => waiting[0] ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
