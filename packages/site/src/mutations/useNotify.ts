import type { ToastMessage } from '@fairway/ui';
import { useSite } from '../context.tsx';

/** Shows why a press sends nothing, or what a press without a call has done. Calls are mutations, which show their own messages. */
export function useNotify(subject: string): (text: string, tone: NonNullable<ToastMessage['tone']>) => void {
  const { toasts } = useSite();
  return (text, tone) => void toasts.show({ tone, text, code: subject });
}
