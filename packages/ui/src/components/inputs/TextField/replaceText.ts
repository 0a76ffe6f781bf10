/**
 * Puts text into an input as if it had been typed, so that `onChange` runs whether or not React controls the value.
 * React sets its own setter on the element; the one of the prototype bypasses it.
 */
export function replaceText(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
  setter?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
