import { type Call, GatewayError, type Send } from '@fairway/gateway';

import type { Question, Questions, ToastAction, Toasts } from '@fairway/ui';
import type { SiteTranslate } from '../language/localization.ts';
import type { ScreenKeeper } from '../navigation/screenKeeper.ts';
import { isConnectionLost } from '../notices/isConnectionLost.ts';
import type { MessageOf } from '../notices/messageOf.ts';
import type { StoredMutations } from './storedMutations.ts';

/** The message of a success, if it is more than a sentence. */
export interface MutationMessage {
  readonly text: string;
  /** Defaults to good. */
  readonly tone?: 'good' | 'neutral';
  /** The action that it offers, such as undo. */
  readonly action?: ToastAction;
}

export interface MutationOptions<Variables, Data> {
  /** The subject of the mutation: its message replaces the previous one about the same subject. */
  readonly subject: string | ((variables: Variables) => string);
  /** The confirmation before it; null where none is needed. */
  readonly confirm?: (variables: Variables) => Omit<Question, 'run' | 'failure'> | null;
  /** The message of a success; without it the screen itself shows the change. */
  readonly success?: string | ((data: Data, variables: Variables) => string | MutationMessage | null);
  /** The offer to take it back, in the message of the success. */
  readonly undo?: (data: Data, variables: Variables) => ToastAction | null;
  /** The sentence for a failure, if it is not the usual one; false where the screen shows it elsewhere. */
  readonly explain?: (error: unknown) => string | false;
  /** Runs after the message of a success and before the refresh. */
  readonly onSuccess?: (data: Data, variables: Variables) => unknown;
  /** Runs after a failure; true where it has shown the failure, which is then no error of the caller. */
  readonly onError?: (error: unknown, variables: Variables) => boolean | undefined;
  /** Loads the page again afterwards: true unless given, false where the page does not change or is left. */
  readonly refresh?: boolean | (() => Promise<unknown>);
  /** For members: a visitor logs in first, and then it runs. The name under which the press is stored until then. */
  readonly afterLogin?: string | undefined;
}

/** A mutation as a component declares it. */
export interface Mutation<Variables, Data> {
  /**
   * The key that prevents sending the same twice at the same time: a call of the contract, or the mutation of one
   * component.
   */
  readonly identity: object;
  readonly run: (variables: Variables, send: Send) => Promise<Data>;
  readonly options: MutationOptions<Variables, Data>;
  /** Loads the page again. */
  readonly reload: () => Promise<void>;
  readonly goToLogin: () => void;
  /** The page on screen: one that `onSuccess` has left is not refreshed. */
  readonly pageKey: () => string;
  /** Reports data and failures to the component. */
  readonly report: (state: { readonly data?: Data; readonly error?: unknown }) => void;
}

export interface MutationsParts {
  readonly toasts: Pick<Toasts, 'show'>;
  readonly questions: Pick<Questions, 'ask'>;
  readonly say: SiteTranslate;
  readonly messageOf: MessageOf;
  readonly send: Send;
  readonly isLoggedIn: () => boolean;
  readonly storedMutations: StoredMutations;
  /** Reloads the page after a mutation; if the connection is lost then, one message covers both. */
  readonly reloadAfter: ScreenKeeper['reloadAfter'];
}

/** The server's answer, and whether an earlier press has requested it and shows it. */
interface Attempt<Data> {
  readonly answer: Promise<Data>;
  readonly repeated: boolean;
}

/** Failures after which nothing on the page can have changed. */
const changesNothing: ReadonlySet<string> = new Set(['invalid', 'session', 'cancelled', 'limited']);

/**
 * Runs mutations and their consequences. It belongs to the site, so a mutation ends with its message and its refresh
 * even if the component that started it is gone.
 *
 * After a refusal the page is reloaded, because its data may be stale. After a lost connection it is not: that would
 * fail too. The message offers the mutation again, and the gateway sends it under its old key.
 */
export function createMutations(parts: MutationsParts) {
  const { toasts, questions, say, messageOf, send, isLoggedIn, storedMutations, reloadAfter } = parts;
  const sending = new WeakMap<object, Map<string, Promise<unknown>>>();

  const subjectOf = <V, D>({ options: { subject } }: Mutation<V, D>, variables: V) =>
    typeof subject === 'string' ? subject : subject(variables);

  const explanationOf = <V, D>({ options }: Mutation<V, D>, error: unknown) =>
    (options.explain ?? messageOf)(error) || null;

  const sendOnce = <V, D>({ identity, run }: Mutation<V, D>, variables: V): Attempt<D> => {
    const own = sending.get(identity) ?? new Map<string, Promise<unknown>>();
    sending.set(identity, own);
    const content = JSON.stringify(variables) ?? '';
    const current = own.get(content) as Promise<D> | undefined;
    if (current) return { answer: current, repeated: true };
    const answer = (async () => {
      try {
        return await run(variables, send);
      } finally {
        own.delete(content);
      }
    })();
    own.set(content, answer);
    return { answer, repeated: false };
  };

  const messageFor = <V, D>({ options }: Mutation<V, D>, data: D, variables: V): MutationMessage | null => {
    const { success, undo } = options;
    const message = typeof success === 'function' ? success(data, variables) : (success ?? null);
    if (message === null) return null;
    const action = undo?.(data, variables);
    return { ...(typeof message === 'string' ? { text: message } : message), ...(action ? { action } : {}) };
  };

  const succeed = async <V, D>(mutation: Mutation<V, D>, variables: V, data: D): Promise<void> => {
    const { options, reload, report, pageKey } = mutation;
    report({ data });
    const code = subjectOf(mutation, variables);
    const message = messageFor(mutation, data, variables);
    if (message) toasts.show({ tone: 'good', code, ...message });
    const page = pageKey();
    await options.onSuccess?.(data, variables);
    const { refresh = true } = options;
    // The next page is loaded after the mutation.
    if (refresh === false || pageKey() !== page) return;
    const load = refresh === true ? reload : async () => void (await refresh());
    await (message ? reloadAfter({ code, ...message }, load) : load());
  };

  const reloadStale = async <V, D>({ options, reload }: Mutation<V, D>, error: unknown): Promise<void> => {
    if (options.refresh === false || isConnectionLost(error)) return;
    if (error instanceof GatewayError && changesNothing.has(error.kind)) return;
    await reload();
  };

  /** True where the component has shown the failure. */
  const reportFailure = <V, D>(
    { options, report }: Mutation<V, D>,
    variables: V,
    error: unknown,
  ): boolean => {
    const isShown = options.onError?.(error, variables) === true;
    report(isShown ? {} : { error });
    return isShown;
  };

  const ask = async <V, D>(
    mutation: Mutation<V, D>,
    variables: V,
    question: Omit<Question, 'run' | 'failure'>,
  ): Promise<void> => {
    let isSent = false;
    let result: { readonly data: D } | null = null as { readonly data: D } | null;
    await questions.ask({
      ...question,
      run: async () => {
        isSent = true;
        try {
          result = { data: await sendOnce(mutation, variables).answer };
        } catch (error) {
          if (!reportFailure(mutation, variables, error)) throw error;
        }
      },
      failure: (error) => explanationOf(mutation, error),
    });
    if (result) await succeed(mutation, variables, result.data);
    // Given up after a failure: the data may be stale, or the response was lost.
    else if (isSent && mutation.options.refresh !== false) await mutation.reload();
  };

  /** Runs a mutation, shows its outcome and refreshes the page; never rejects. */
  const mutate = async <V, D>(mutation: Mutation<V, D>, variables: V): Promise<void> => {
    const { options, goToLogin } = mutation;
    if (options.afterLogin !== undefined && !isLoggedIn()) {
      storedMutations.store(options.afterLogin, variables);
      goToLogin();
      return;
    }
    const question = options.confirm?.(variables);
    if (question) return ask(mutation, variables, question);
    const { answer, repeated } = sendOnce(mutation, variables);
    if (repeated) return void (await answer.catch(() => undefined));
    let data: D;
    try {
      data = await answer;
    } catch (error) {
      if (options.afterLogin !== undefined && isSessionOver(error)) {
        // The dialog about the session offers the login.
        storedMutations.store(options.afterLogin, variables);
        mutation.report({ error });
        return;
      }
      if (!reportFailure(mutation, variables, error)) {
        const text = explanationOf(mutation, error);
        const retry = { label: say('failure.retry'), onPress: () => void mutate(mutation, variables) };
        const code = subjectOf(mutation, variables);
        if (text) toasts.show({ tone: 'bad', code, text, ...(isConnectionLost(error) && { action: retry }) });
      }
      return reloadStale(mutation, error);
    }
    await succeed(mutation, variables, data);
  };

  /** The same for a caller that shows failures itself, such as a form: it rejects with them. */
  const mutateAsync = async <V, D>(mutation: Mutation<V, D>, variables: V): Promise<D | undefined> => {
    const { answer, repeated } = sendOnce(mutation, variables);
    if (repeated) return answer;
    let data: D;
    try {
      data = await answer;
    } catch (error) {
      const isShown = reportFailure(mutation, variables, error);
      // The failure is shown at once; the page follows.
      void reloadStale(mutation, error);
      if (isShown) return undefined;
      throw error;
    }
    await succeed(mutation, variables, data);
    return data;
  };

  return { mutate, mutateAsync, takeStored: storedMutations.take };
}

export type Mutations = ReturnType<typeof createMutations>;

function isSessionOver(error: unknown): boolean {
  return error instanceof GatewayError && error.kind === 'session';
}

/** Whether a mutation is one call of the contract. */
export const isCall = (what: object): what is Call => 'path' in what && 'method' in what;
