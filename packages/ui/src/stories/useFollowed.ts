import { useState } from 'react';

/** State of a story that starts as its control says, and follows the control when that is used. */
export function useFollowed<T>(given: T) {
  const state = useState(given);
  const [followed, setFollowed] = useState(given);
  if (followed !== given) {
    setFollowed(given);
    state[1](given);
  }
  return state;
}
