import { GatewayError } from '@fairway/gateway';
import type { CodeName } from '@fairway/gateway/contract/codes';
import { useNavigate } from 'react-router-dom';

interface Decision<Changes> {
  /** The refusal that says that the case is not what was looked at. */
  readonly changed: CodeName;
  readonly onChanges: (changes: Changes) => void;
  /** Where to go once it is decided. */
  readonly next: string;
  /** Runs first once it is decided, such as closing its dialog. */
  readonly onDecided?: () => void;
}

/** What the mutations of decisions share: they open the next case, and show a change by a colleague instead of a failure. */
export function useDecision<Changes>({ changed, onChanges, next, onDecided }: Decision<Changes>) {
  const navigate = useNavigate();
  return {
    subject: 'case-decided',
    // The next case is loaded as it is opened.
    refresh: false,
    onSuccess: () => {
      onDecided?.();
      return navigate(next, { preventScrollReset: true });
    },
    onError: (error: unknown) => {
      const isChanged = error instanceof GatewayError && error.codeName === changed;
      if (isChanged) onChanges(error.data as Changes);
      return isChanged;
    },
  };
}
