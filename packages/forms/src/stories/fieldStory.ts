import { userEvent } from 'storybook/test';

/** The one input of a story. */
export function inputOf(canvas: { getByRole(role: string): HTMLElement }): HTMLInputElement {
  return canvas.getByRole('textbox') as HTMLInputElement;
}

/** Types into a field and leaves it. */
export async function typeAndLeave(input: HTMLElement, text: string): Promise<void> {
  await userEvent.type(input, text);
  await userEvent.tab();
  // The focus on the next element in the tab order is not part of the picture.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Pastes into a field and leaves it. */
export async function pasteAndLeave(input: HTMLElement, text: string): Promise<void> {
  await userEvent.click(input);
  await userEvent.paste(text);
  input.blur();
}

/** Selects the text of a field, focuses it and inserts another text, as password managers, dictation and tests do. */
export function fillAndLeave(input: HTMLInputElement, text: string): void {
  input.select();
  input.focus();
  document.execCommand('insertText', false, text);
  input.blur();
}

/** Submits the form around an element. */
export function submitAround(element: HTMLElement): void {
  element.closest('form')?.requestSubmit();
}
