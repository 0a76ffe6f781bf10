import type { KeyboardEvent } from 'react';

/**
 * Reports whether a key belongs to an input method. Safari ends the composition first and shows it by the old key code
 * only.
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
