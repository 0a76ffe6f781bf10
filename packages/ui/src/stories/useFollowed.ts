import { useState } from 'react';

/** State of a story that starts as its control says, and follows the control when that is used. */
export function useFollowed<T>(value: T) {
  const state = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    state[1](value);
  }
  return state;
}
