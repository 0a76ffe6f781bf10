import { useControl } from '@fairway/forms';

const control = { element: () => null, write: () => undefined, keep: true };

/** Keeps the revision that the typing began with beside what is typed: brought back later, it still says which it was. */
export function SeenRevision() {
  useControl('seen', control);
  return null;
}
