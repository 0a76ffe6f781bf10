import { useControl } from '@fairway/forms';

const control = { element: () => null, write: () => undefined, keep: true };

/** Stores the revision at which editing began with the typed values, so that a restored draft still names it. */
export function SeenRevision() {
  useControl('seen', control);
  return null;
}
