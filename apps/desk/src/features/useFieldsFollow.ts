import { type RefObject, useEffect } from 'react';

/**
 * Fields of a search, by name, show what the address asks for, also after Back or a link that clears it. They are the same
 * elements all the time: whoever pressed Enter in one still stands in it.
 */
export function useFieldsFollow(
  form: RefObject<HTMLFormElement | null>,
  asked: Readonly<Record<string, string>>,
): void {
  const all = JSON.stringify(asked);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(all) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name);
      // Whoever types on while the answer is on its way is not overwritten by what they asked before.
      if (field === document.activeElement) continue;
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [form, all]);
}
