import type { Question, Questions, ToastAction, Toasts } from '@fairway/ui';
import { isLineLost } from '../failures/isLineLost.ts';
import type { MessageOf } from '../failures/messageOf.ts';
import type { SiteSay } from '../language/speech.ts';
import type { Done } from '../navigation/inSight.ts';

/** What is said of a press that went through. */
export interface Pressed {
  readonly text: string;
  /** An offer such as undo. */
  readonly action?: ToastAction;
}

/** A press that writes something. */
export interface Press {
  /** The subject: its message replaces the previous one. */
  readonly code: string;
  /** Runs the mutation. The page is reloaded after it. */
  readonly run: () => Promise<Pressed>;
}

export interface Presses {
  /** Runs the mutation, shows its outcome, and reloads the page. */
  readonly press: (press: Press) => Promise<void>;
  /** The same for a form, which says itself what goes wrong and is sent again. */
  readonly submit: (press: Press) => Promise<void>;
  /** The same after a yes; what goes wrong is said in the question, where it can be pressed again. */
  readonly ask: (question: Omit<Question, 'run' | 'failure'>, press: Press) => Promise<boolean>;
}

export interface PressesParts {
  readonly toasts: Pick<Toasts, 'show'>;
  readonly questions: Pick<Questions, 'ask'>;
  readonly say: SiteSay;
  readonly messageOf: MessageOf;
  /** Reloads the page; after a mutation it shares the message, so that a lost connection shows only one. */
  readonly reread: (done?: Done) => Promise<void>;
}

/**
 * Mutations and their consequences. After a refusal the page is reloaded, because its data may be stale. If the
 * connection is lost it is not reloaded: that would fail too, and its message would offer to reload the page. Only the
 * mutation matters, so only that is offered again; under its old key the server executes it once.
 */
export function createPresses({ toasts, questions, say, messageOf, reread }: PressesParts): Presses {
  const tell = (code: string, pressed: Pressed): Done => {
    toasts.show({ tone: 'good', code, ...pressed });
    return { code, ...pressed };
  };
  const press = async ({ code, run }: Press): Promise<void> => {
    let done: Done | undefined;
    try {
      done = tell(code, await run());
    } catch (error) {
      const text = messageOf(error);
      const lost = isLineLost(error);
      const again = { label: say('failure.retry'), onPress: () => void press({ code, run }) };
      if (text !== null) toasts.show({ tone: 'bad', code, text, ...(lost && { action: again }) });
      if (lost) return;
    }
    await reread(done);
  };
  return {
    press,
    async submit({ code, run }) {
      let done: Done;
      try {
        done = tell(code, await run());
      } catch (error) {
        if (!isLineLost(error)) await reread();
        throw error;
      }
      await reread(done);
    },
    async ask(question, { code, run }) {
      let sent = false;
      let done: Pressed | null = null as Pressed | null;
      const yes = await questions.ask({
        ...question,
        run: async () => {
          sent = true;
          done = await run();
        },
        failure: messageOf,
      });
      const message = done ? tell(code, done) : undefined;
      // Also where it was given up after a failure: somebody else may have been quicker, or the answer was lost.
      if (sent) await reread(message);
      return yes;
    },
  };
}
