import '@fairway/ui/brands/fairway';
import { Form, FormsProvider, SubmitButton, TextField, useForm } from '@fairway/forms';
import { zh as formsZh } from '@fairway/forms/messages/zh';
import { UiProvider } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
// The copy of the forms themselves, for the root of the workspace has none.
import * as v from '../../packages/forms/node_modules/valibot';
import { count, type FormPage, names, takeRenders } from './page.ts';

const filled = v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(200));
const schema = v.object(Object.fromEntries(names.map((name) => [name, filled])));
const initial = Object.fromEntries(names.map((name) => [name, '']));

function Certification() {
  const form = useForm({ initial, schema, onSubmit: () => {} });
  return (
    <Form of={form}>
      {names.map((name) => (
        <Profiler key={name} id={name} onRender={count}>
          <TextField name={name} label={name} required />
        </Profiler>
      ))}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const page: FormPage = {
  mount: (element) => {
    document.documentElement.dataset.brand = 'fairway';
    createRoot(element).render(
      <UiProvider messages={zh}>
        <FormsProvider messages={formsZh}>
          <Certification />
        </FormsProvider>
      </UiProvider>,
    );
  },
  renders: takeRenders,
};
Object.assign(globalThis, { formPage: page });
