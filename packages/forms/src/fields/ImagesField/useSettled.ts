import type { UploadPending } from '@fairway/ui';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FormStore } from '../../form/types.ts';

/** Sentences for a form that is sent too early. */
interface Sentences {
  readonly wait: string;
  readonly mend: string;
}

/**
 * Blocks the form around an input while pictures are uploading or have failed and are still listed: the form would lack
 * pictures that the user sees. Returns the callback for pending pictures.
 */
export function useSettled(
  form: FormStore,
  name: string,
  input: RefObject<HTMLInputElement | null>,
  { wait, mend }: Sentences,
): (pending: UploadPending) => void {
  const pending = useRef<UploadPending>({ active: 0, failed: 0 });
  const blocked = useRef(false);

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const { active, failed } = pending.current;
    if (active + failed === 0) return;
    event.preventDefault();
    event.stopPropagation();
    blocked.current = true;
    form.fail({ [name]: { rule: 'uploading', message: active > 0 ? wait : mend } });
  });
  useEffect(() => {
    const element = input.current?.form;
    if (!element) return;
    const listen = (event: SubmitEvent) => onSubmit(event);
    element.addEventListener('submit', listen);
    return () => element.removeEventListener('submit', listen);
  }, [input]);

  return useCallback(
    (next) => {
      pending.current = next;
      if (!blocked.current || next.active + next.failed > 0) return;
      blocked.current = false;
      form.check(name);
    },
    [form, name],
  );
}
