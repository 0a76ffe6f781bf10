import '@fairway/ui/brands/fairway';
import { Form, FormsProvider, SubmitButton, TextField, useForm } from '@fairway/forms';
import { zh as formsZh } from '@fairway/forms/messages/zh';
import { companyCertification, personalCertification } from '@fairway/trade';
import { UiProvider } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { count, type FormPage, names, takeRenders } from './page.ts';

// The rules of an address, forty times: something filled in, of at most 200 characters.
const { address } = companyCertification.entries;
const schema = {
  ...personalCertification,
  entries: Object.fromEntries(names.map((name) => [name, address])),
};
const initial = Object.fromEntries(names.map((name) => [name, '']));

function Certification() {
  const form = useForm({ initial, schema, onSubmit: () => {} });
  return (
    <Form form={form}>
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
