/**
 * The object that each page puts on `globalThis.kitPage`: rows of a button, an input and a tag, each made with the
 * page's kit.
 */
export interface KitPage {
  mount(element: HTMLElement, rows: number): void;
  /** Changes the text of every button, input and tag. */
  update(): void;
  /** Turns the page dark, in the way the kit documents. */
  dark(): void;
}
