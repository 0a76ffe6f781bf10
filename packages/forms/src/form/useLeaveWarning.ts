import { useEffect } from 'react';
import type { FormStore, FormValues } from './types.ts';

/**
 * Lets the browser ask before a tab with unsaved changes of a form closes, reloads or goes to another site. Steps within
 * your site are the router's: block them while `form.isChanged()`.
 */
export function useLeaveWarning<Values extends FormValues>(form: FormStore<Values>): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (form.isChanged()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [form]);
}
