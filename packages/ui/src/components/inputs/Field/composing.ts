import type { KeyboardEvent } from 'react';

/** A key that belongs to an input method. Safari ends the composition first and tells by the old key code only. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
