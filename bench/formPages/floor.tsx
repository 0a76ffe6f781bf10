import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { count, type FormPage, names, takeRenders } from './page.ts';

/** No library: the browser keeps the text, React renders each field once. */
function Form() {
  return (
    <form>
      {names.map((name) => (
        <Profiler key={name} id={name} onRender={count}>
          <p>
            <label htmlFor={name}>{name}</label>
            <input id={name} name={name} required />
          </p>
        </Profiler>
      ))}
    </form>
  );
}

const page: FormPage = {
  mount: (element) => createRoot(element).render(<Form />),
  renders: takeRenders,
};
Object.assign(globalThis, { formPage: page });
