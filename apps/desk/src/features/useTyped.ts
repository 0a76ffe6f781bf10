import { useState } from 'react';

/** Says whether a form holds something else than it began with: closing its dialog asks first, so that nothing typed is lost. */
export function useTyped(form: { values(): object }): () => boolean {
  const [begun] = useState(() => JSON.stringify(form.values()));
  return () => JSON.stringify(form.values()) !== begun;
}
