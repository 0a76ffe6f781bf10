import { useFormik } from 'formik';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { count, names, takeRenders } from '../../formPages/page.ts';

const initialValues = Object.fromEntries(names.map((name) => [name, '']));
const validate = (values) =>
  Object.fromEntries(
    names
      .filter((name) => values[name] === '' || values[name].length > 200)
      .map((name) => [name, 'Required']),
  );

function Certification() {
  const { handleSubmit, getFieldProps, errors, touched } = useFormik({
    initialValues,
    validate,
    onSubmit: () => {},
  });
  return (
    <form noValidate onSubmit={handleSubmit}>
      {names.map((name) => (
        <Profiler key={name} id={name} onRender={count}>
          <p>
            <label htmlFor={name}>{name}</label>
            <input id={name} aria-invalid={Boolean(touched[name] && errors[name])} {...getFieldProps(name)} />
            {touched[name] && errors[name] && <span role="alert">{errors[name]}</span>}
          </p>
        </Profiler>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

globalThis.formPage = {
  mount: (element) => createRoot(element).render(<Certification />),
  renders: takeRenders,
};
