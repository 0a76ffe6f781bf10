/** The object that each page puts on `globalThis.formPage`: a form of 40 required text fields, named `field0` to `field39`. */
export interface FormPage {
  mount(element: HTMLElement): void;
  /** Returns the number of fields that React rendered since the last call; only if the page was built to count. */
  renders(): number;
}

/** Names of the fields. */
export const names = Array.from({ length: 40 }, (_, index) => `field${index}`);

let rendered = 0;

/** For the `onRender` of React's profiler around each field. */
export const count = () => {
  rendered += 1;
};

export function takeRenders(): number {
  const renders = rendered;
  rendered = 0;
  return renders;
}
