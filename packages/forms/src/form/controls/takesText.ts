/** Whether it is typed into, key by key; else each change is a whole choice. */
export function takesText(element: Element | null | undefined): boolean {
  return element?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false;
}
