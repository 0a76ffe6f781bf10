/** The forms that are measured, the floor first. */
export const forms = {
  floor: { name: 'uncontrolled inputs (floor)', entry: import.meta.resolve('./floor.tsx') },
  fairway: { name: 'Fairway Form', entry: import.meta.resolve('./fairway.tsx') },
  bareFields: { name: 'Fairway fields, no form', entry: import.meta.resolve('./bareFields.tsx') },
  hookForm: {
    name: 'React Hook Form, host inputs',
    entry: import.meta.resolve('../peers/form/hookForm.jsx'),
  },
  formik: { name: 'Formik, host inputs', entry: import.meta.resolve('../peers/form/formik.jsx') },
  antd: { name: 'antd Form', entry: import.meta.resolve('../peers/form/antd.jsx') },
} as const;

export type FormName = keyof typeof forms;
