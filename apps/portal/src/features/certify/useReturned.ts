import type { FormStore, FormValues } from '@fairway/forms';
import { useEffect, useRef } from 'react';

/** Shows at their fields why a certification came back, once. */
export function useReturned<Values extends FormValues>(
  form: FormStore<Values>,
  refused: readonly { readonly field: string; readonly reason: string }[] | undefined,
): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || !refused || refused.length === 0) return;
    isShown.current = true;
    form.fail(
      Object.fromEntries(refused.map(({ field, reason }) => [field, { rule: 'returned', message: reason }])),
    );
  }, [form, refused]);
}
