import type { ToastMessage } from '@fairway/ui';
import { useNotices } from './useNotices.ts';

/** Shows why a press sends nothing, or the result of a press without a call. Mutations show their own messages. */
export function useNotify(subject: string): (text: string, tone: NonNullable<ToastMessage['tone']>) => void {
  const { toasts } = useNotices();
  return (text, tone) => void toasts.show({ tone, text, code: subject });
}
