import { useState } from 'react';

/** State of a story that starts with the value of its control, and follows later changes of it. */
export function useFollowed<T>(value: T) {
  const state = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    state[1](value);
  }
  return state;
}
