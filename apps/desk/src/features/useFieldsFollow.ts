import { type RefObject, useEffect, useRef } from 'react';

/**
 * Fields of a search, by name, follow the address, also after Back or a link that clears it. The elements stay mounted:
 * after Enter the focus stays in the field.
 */
export function useFieldsFollow(
  form: RefObject<HTMLFormElement | null>,
  query: Readonly<Record<string, string>>,
): void {
  const typedOn = useTypedOn(form);
  const all = JSON.stringify(query);
  useEffect(() => {
    const typed = typedOn.current;
    typedOn.current = null;
    for (const [name, value] of Object.entries(JSON.parse(all) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name);
      // Text that is typed during the request is not overwritten by the earlier query.
      if (field === document.activeElement || typed?.has(name)) continue;
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [form, all, typedOn]);
}

/** Names of fields that were typed in since the form was sent; null while nothing is on its way. */
function useTypedOn(form: RefObject<HTMLFormElement | null>): RefObject<Set<string> | null> {
  const typed = useRef<Set<string>>(null);
  useEffect(() => {
    const element = form.current;
    const sent = () => {
      typed.current = new Set();
    };
    const note = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) typed.current?.add(target.name);
    };
    element?.addEventListener('submit', sent);
    element?.addEventListener('input', note);
    return () => {
      element?.removeEventListener('submit', sent);
      element?.removeEventListener('input', note);
    };
  }, [form]);
  return typed;
}
