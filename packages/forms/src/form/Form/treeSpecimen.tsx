import '@fairway/ui/brands/fairway';
import { creditCode, email, follows, password, required, week } from '@fairway/trade';
import { UiProvider } from '@fairway/ui';
import { en as uiEn } from '@fairway/ui/messages/en';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { CheckboxField } from '../../fields/CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../../fields/ChoiceField/ChoiceField.tsx';
import { CreditCodeField } from '../../fields/CreditCodeField/CreditCodeField.tsx';
import { EmailField } from '../../fields/EmailField/EmailField.tsx';
import { PasswordField } from '../../fields/PasswordField/PasswordField.tsx';
import { WeekField } from '../../fields/WeekField/WeekField.tsx';
import { en } from '../../messages/en.ts';
import { FormsProvider } from '../../provider/FormsProvider.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { useForm } from '../useForm.ts';
import { Form } from './Form.tsx';

const schema = v.object({
  creditCode: v.pipe(v.string(), follows(required, creditCode)),
  email: v.pipe(v.string(), follows(required, email)),
  password: v.pipe(v.string(), follows(required, password)),
  way: v.pipe(v.string(), follows(required)),
  week: v.pipe(v.string(), follows(required, week)),
  agree: v.literal(true),
});

/** A company's form; the body contains the sent values, so that the test can read them. */
function Certify() {
  const form = useForm({
    initial: { creditCode: '', email: '', password: '', way: '', week: '', agree: false },
    schema,
    onSubmit: (sent) => {
      document.body.dataset.sent = JSON.stringify(sent);
    },
  });
  return (
    <Form form={form} aria-label="Certification">
      <CreditCodeField name="creditCode" required />
      <EmailField name="email" required />
      <PasswordField name="password" purpose="new" required />
      <ChoiceField
        name="way"
        label="Certification method"
        required
        choices={[
          { value: 'transfer', label: 'Corporate transfer' },
          { value: 'offline', label: 'Offline authorization' },
        ]}
      />
      <WeekField name="week" label="Departure week" now="2026-11-20" required />
      <CheckboxField name="agree" label="I agree to the terms" requiredText="Agree to the terms." required />
      <SubmitButton>Submit</SubmitButton>
    </Form>
  );
}

document.documentElement.dataset.brand = 'fairway';
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <UiProvider messages={uiEn}>
      <FormsProvider messages={en}>
        <Certify />
      </FormsProvider>
    </UiProvider>
  </StrictMode>,
);
