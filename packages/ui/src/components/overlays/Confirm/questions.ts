import type { ReactNode } from 'react';

/** A yes-or-no question. */
export interface Question {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Names of the affected items. */
  readonly items?: readonly string[];
  /** Heading of the items; "The following will be deleted" unless given. */
  readonly goes?: ReactNode;
  readonly tone?: 'brand' | 'danger';
  readonly confirmLabel?: ReactNode;
  readonly cancelLabel?: ReactNode;
  /**
   * Runs after yes, while the question is still open; if it rejects, the question shows the error and can be answered
   * again.
   */
  readonly run?: () => unknown;
  /** Words for a rejection of `run`; "That did not work" unless given. */
  readonly failure?: (error: unknown) => ReactNode;
  /** Key that merges questions: if one with the same key is open, its answer serves all callers. */
  readonly key?: string;
}

interface PendingQuestion extends Question {
  readonly id: number;
  readonly answer: Promise<boolean>;
  readonly settle: (yes: boolean) => void;
}

/** Queue of open questions, usable inside React or outside; one is shown at a time. */
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
