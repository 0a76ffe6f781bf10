/** What each page puts on `globalThis.kitPage`: rows of a button, an input and a tag, each as its kit makes them. */
export interface KitPage {
  mount(element: HTMLElement, rows: number): void;
  /** Gives every button, input and tag another text. */
  update(): void;
  /** Turns the page dark, in the way the kit documents. */
  dark(): void;
}
