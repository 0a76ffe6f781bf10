import { GatewayError } from '@fairway/gateway';
import type { CodeName } from '@fairway/gateway/contract/codes';
import { useAddress, useRevalidate } from '@fairway/site';
import type { CaseChange } from './content.ts';
import type { DecisionEffects } from './options.ts';

interface Options {
  /** The refusal of a decision about a case that has changed. */
  readonly code: CodeName;
  readonly onChanges: (changes: readonly CaseChange[]) => void;
  /** The address after the decision; null to stay with the case. */
  readonly next: string | null;
  /** Runs before that address opens. */
  readonly onDecided?: () => void;
}

/** The mutation options that all decisions share: they open the next case, and report changes instead of a failure. */
export function useDecision({ code, onChanges, next, onDecided }: Options): DecisionEffects {
  const { navigate } = useAddress();
  const revalidate = useRevalidate();
  return {
    subject: 'case-decided',
    // The next case is loaded when it opens. After a refusal, typed values stay until the user loads the latest state.
    refresh: false,
    onSuccess: () => {
      onDecided?.();
      return next === null ? revalidate() : navigate(next, { preventScrollReset: true });
    },
    onError: (error) => {
      const changes = changesIn(error, code);
      if (changes) onChanges(changes);
      return changes !== undefined;
    },
  };
}

/** The changes that a refusal reports; undefined for another error. */
export function changesIn(error: unknown, code: CodeName): readonly CaseChange[] | undefined {
  if (!(error instanceof GatewayError) || error.codeName !== code) return undefined;
  const { changes } = (error.data ?? {}) as { readonly changes?: readonly CaseChange[] };
  // Some reviews report only that there is a change.
  return changes ?? [{ what: 'any', at: null, by: null }];
}
