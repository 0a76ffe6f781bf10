import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * Returns a ref for a form, which also feeds `ref`: Enter that takes a word of an IME does not submit it. React would
 * create an event for each key in each field.
 */
export function useWholeWords(ref: Ref<HTMLFormElement> | undefined): RefCallback<HTMLFormElement> {
  return useCallback(
    (form: HTMLFormElement) => {
      form.addEventListener('keydown', keepWord);
      const cleanup = typeof ref === 'function' ? ref(form) : undefined;
      if (typeof ref === 'object' && ref) ref.current = form;
      return () => {
        form.removeEventListener('keydown', keepWord);
        if (cleanup) cleanup();
        else if (typeof ref === 'function') ref(null);
        else if (ref) ref.current = null;
      };
    },
    [ref],
  );
}

/** Safari ends the composition before Enter and reveals it by the old key code only. */
function keepWord(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
}
