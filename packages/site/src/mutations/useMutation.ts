import { type Call, type DataOf, GatewayError, type InputOf, type Send } from '@fairway/gateway';
import {
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useRouter } from '../navigation/router.ts';
import { useAddress } from '../navigation/useAddress.ts';
import { useSiteNavigation } from '../navigation/useSiteNavigation.ts';
import { type ShellData, shellRoute } from '../session/reader.ts';
import { isCall, type Mutation, type MutationOptions } from './createMutations.ts';
import { useMutations } from './MutationsContext.ts';

/** Variables may be left out where the call needs none. */
type Arguments<Variables> = [Variables] extends [undefined]
  ? []
  : Record<never, never> extends Variables
    ? [variables?: Variables]
    : [variables: Variables];

export interface MutationResult<Variables, Data> {
  /** Runs the mutation, shows its outcome and refreshes the page. Resolves when all of it is done, and never rejects. */
  readonly mutate: (...variables: Arguments<Variables>) => Promise<void>;
  /**
   * The same for a caller that shows failures itself: rejects with them. Resolves without data where `onError` has
   * shown the failure.
   */
  readonly mutateAsync: (...variables: Arguments<Variables>) => Promise<Data | undefined>;
  /** Running, or refreshing the page. */
  readonly pending: boolean;
  /** Variables of the newest run that is pending. */
  readonly variables: Variables | undefined;
  /** The newest result. */
  readonly data: Data | undefined;
  /** The failure of the newest run. */
  readonly error: unknown;
  /** Fields that the server refused in it. */
  readonly fieldErrors: GatewayError['fields'];
  /** Forgets data and failure. */
  readonly reset: () => void;
}

interface State<Variables, Data> {
  readonly pending: readonly { readonly variables: Variables }[];
  readonly data: Data | undefined;
  readonly error: unknown;
}

const idle = { pending: [], data: undefined, error: undefined };
const noFields: GatewayError['fields'] = [];
const nothing = () => {};

/**
 * A write of a screen: one call of the contract, or several in a function. It shows pending, success and failure,
 * offers a retry after a lost connection, asks for confirmation before and offers undo afterwards, and refreshes the
 * page.
 */
export function useMutation<C extends Call>(
  call: C,
  options: MutationOptions<InputOf<C>, DataOf<C>>,
): MutationResult<InputOf<C>, DataOf<C>>;
export function useMutation<Data, Variables = undefined>(
  run: (variables: Variables, send: Send) => Promise<Data>,
  options: MutationOptions<Variables, Data>,
): MutationResult<Variables, Data>;
export function useMutation<Variables, Data>(
  what: Call | ((variables: Variables, send: Send) => Promise<Data>),
  options: MutationOptions<Variables, Data>,
): MutationResult<Variables, Data> {
  const mutations = useMutations();
  const { loginAddress } = useSiteNavigation();
  const router = useRouter();
  const address = useAddress();
  const [state, setState] = useState<State<Variables, Data>>(idle);
  const latest = useRef({ what, options });
  useInsertionEffect(() => {
    latest.current = { what, options };
  });

  const methods = useMemo(() => {
    const own = {};
    const current = (): Mutation<Variables, Data> => {
      const { what, options } = latest.current;
      return {
        identity: isCall(what) ? what : own,
        run: isCall(what) ? (variables, send) => send(what, variables as never) as Promise<Data> : what,
        options,
        reload: () => router.revalidate(),
        pageKey: () => router.state.location.key,
        goToLogin: () => void address.navigate(loginAddress(address.current()), { preventScrollReset: true }),
        report: ({ data, error }) => setState(({ pending }) => ({ pending, data, error })),
      };
    };
    const track = async <Result>(variables: Variables, work: () => Promise<Result>): Promise<Result> => {
      const entry = { variables };
      setState(({ pending, data }) => ({ pending: [...pending, entry], data, error: undefined }));
      try {
        return await work();
      } finally {
        setState((now) => ({ ...now, pending: now.pending.filter((each) => each !== entry) }));
      }
    };
    const inputOf = ([variables]: readonly unknown[]) => (variables ?? {}) as Variables;
    return {
      mutate: (...args: readonly unknown[]) =>
        track(inputOf(args), () => mutations.mutate(current(), inputOf(args))),
      mutateAsync: (...args: readonly unknown[]) =>
        track(inputOf(args), () => mutations.mutateAsync(current(), inputOf(args))),
      reset: () => setState(({ pending }) => ({ ...idle, pending })),
    };
  }, [mutations, router, loginAddress, address]);

  const { afterLogin } = options;
  const isMember = useSyncExternalStore(
    afterLogin === undefined ? neverChanges : router.subscribe,
    () => afterLogin !== undefined && isMemberIn(router.state.loaderData),
    () => false,
  );
  const runStored = useEffectEvent((name: string) => {
    const press = mutations.takeStored(name);
    if (press) void methods.mutate(press.variables);
  });
  // The press came before the login; it runs once the page is loaded for its reader.
  useEffect(() => {
    if (isMember && afterLogin !== undefined) runStored(afterLogin);
  }, [isMember, afterLogin]);

  const { pending, data, error } = state;
  return {
    ...methods,
    pending: pending.length > 0,
    variables: pending.at(-1)?.variables,
    data,
    error,
    fieldErrors: error instanceof GatewayError ? error.fields : noFields,
  };
}

const neverChanges = () => nothing;

function isMemberIn(loaderData: Readonly<Record<string, unknown>>): boolean {
  const shell = loaderData[shellRoute] as ShellData | undefined;
  return shell !== undefined && shell.reader.kind !== 'visitor';
}
