import { EmailField, Form, SubmitButton } from '@fairway/forms';
import { companyLogin } from '@fairway/gateway/contract/companyLogin';
import { useMutationForm } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import { keepChoice } from '../social/proof.ts';
import type { words } from '../words.zh.ts';
import { withoutReturn } from './companyReturn.ts';

const schema = v.object({ email: v.pipe(v.string(), v.trim(), follows(required)) });
/** The longest address that the call takes. */
const longestAddress = 500;

/** Reads the work email, which determines the company's login service, and redirects there. */
export function CompanyPanel({ remember }: { remember: boolean }) {
  const { t } = useWords<typeof words>();
  const { pathname, search, hash } = useLocation();
  const here = withoutReturn(pathname + search);
  const form = useMutationForm({
    initial: { email: '' },
    schema,
    codeFields: { companyLoginUnknown: 'email' },
    run: ({ email }, send) => {
      const returnTo = here.length <= longestAddress ? here : pathname;
      return send(companyLogin.start, { body: { email, returnTo } });
    },
    onSuccess: ({ url }) => {
      keepChoice({ portal: 2, remember, hash });
      window.location.assign(url);
    },
    refresh: false,
  });
  return (
    <Form form={form} summary="form" aria-label={t('login.company.entry')}>
      <EmailField
        name="email"
        label={t('login.company.email')}
        hint={t('login.company.hint')}
        autoComplete="username"
      />
      <SubmitButton block>{t('login.company.goOn')}</SubmitButton>
    </Form>
  );
}
