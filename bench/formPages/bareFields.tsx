import '@fairway/ui/brands/fairway';
import { TextField, UiProvider } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { count, type FormPage, names, takeRenders } from './page.ts';

/** The same fields without a form around them: the cost of their appearance alone. */
function Fields() {
  return (
    <form>
      {names.map((name) => (
        <Profiler key={name} id={name} onRender={count}>
          <TextField name={name} label={name} required />
        </Profiler>
      ))}
    </form>
  );
}

const page: FormPage = {
  mount: (element) => {
    document.documentElement.dataset.brand = 'fairway';
    createRoot(element).render(
      <UiProvider messages={zh}>
        <Fields />
      </UiProvider>,
    );
  },
  renders: takeRenders,
};
Object.assign(globalThis, { formPage: page });
