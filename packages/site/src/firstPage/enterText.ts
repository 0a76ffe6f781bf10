/** Puts text into a field as typing does: past React's own record of its value, with the event of a change. */
export function enterText(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  input.value = '';
  const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }));
}
