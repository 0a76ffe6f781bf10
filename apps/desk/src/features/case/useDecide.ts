import { GatewayError } from '@fairway/gateway';
import type { CodeName } from '@fairway/gateway/contract/codes';
import { useSite } from '@fairway/site';
import { useNavigate } from 'react-router-dom';

interface Deciding<Changes> {
  /** The refusal that says that the case is not what was looked at. */
  readonly changed: CodeName;
  readonly onChanges: (changes: Changes) => void;
  /** Where to go once it is decided. */
  readonly next: string;
}

/** Sends a decision, shows the outcome and opens the next case; a change by a colleague is shown instead. */
export function useDecide<Changes>({ changed, onChanges, next }: Deciding<Changes>) {
  const { toasts } = useSite();
  const navigate = useNavigate();
  return async (send: () => Promise<string>): Promise<void> => {
    try {
      const text = await send();
      toasts.show({ tone: 'good', text, code: 'case-decided' });
    } catch (error) {
      if (!(error instanceof GatewayError) || error.codeName !== changed) throw error;
      onChanges(error.data as Changes);
      return;
    }
    await navigate(next, { preventScrollReset: true });
  };
}
