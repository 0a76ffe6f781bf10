/** What each page puts on `globalThis.formPage`: a form of 40 required text fields, named `field0` to `field39`. */
export interface FormPage {
  mount(element: HTMLElement): void;
  /** Fields that React rendered since this was last asked; only where the page was built to count. */
  renders(): number;
}

/** The forms that are measured, the floor first. */
export const forms = {
  floor: { name: 'uncontrolled inputs (floor)', entry: import.meta.resolve('./floor.tsx') },
  fairway: { name: 'Fairway Form', entry: import.meta.resolve('./fairway.tsx') },
  hookForm: {
    name: 'React Hook Form, host inputs',
    entry: import.meta.resolve('../peers/form/hookForm.jsx'),
  },
  formik: { name: 'Formik, host inputs', entry: import.meta.resolve('../peers/form/formik.jsx') },
  antd: { name: 'antd Form', entry: import.meta.resolve('../peers/form/antd.jsx') },
} as const;

export type FormName = keyof typeof forms;

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
