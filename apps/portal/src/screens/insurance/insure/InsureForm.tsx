import { Form } from '@fairway/forms';
import { insurance } from '@fairway/gateway/contract/insurance';
import { RouterLink, useMutationForm, withLogin } from '@fairway/site';
import { currentTexts, emailUnlessMobile, freightGiven, insuranceRequest } from '@fairway/trade';
import { Columns, Notice, Stack } from '@fairway/ui';
import * as v from 'valibot';
import { useAudit, useReader } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { insureAddress } from './address.ts';
import { CargoFields } from './CargoFields.tsx';
import { EstimateSummary } from './EstimateSummary.tsx';
import type { Sent } from './insuranceReceipt.ts';
import { empty } from './insureValues.ts';
import type { InsureData } from './loader.ts';
import { WhoFields } from './WhoFields.tsx';
import type { words } from './words.zh.ts';

const schema = v.pipe(
  v.object({ ...insuranceRequest, consent: v.boolean() }),
  freightGiven(),
  emailUnlessMobile(),
  v.forward(
    v.check(({ insurerId, consent }) => insurerId === '' || consent, 'required'),
    ['consent'],
  ),
);

export interface InsureFormProps extends InsureData {
  onSent: (sent: Sent) => void;
}

/** The form for the cargo and the applicant, with the estimate beside it. Typed text is kept in this tab until it is sent. */
export function InsureForm({ insurers, insurerId, onSent }: InsureFormProps) {
  const { t } = useWords<typeof words>();
  const companyName = useAudit()?.companyName ?? '';
  const isVisitor = useReader()?.kind === 'visitor';
  const form = useMutationForm({
    initial: { ...empty, companyName, insurerId },
    schema,
    draft: 'insure',
    codeFields: { insurerGone: 'insurerId' },
    run: ({ consent, ...request }, send) => {
      const agreed = consent && request.insurerId !== '' ? currentTexts('insurer') : [];
      return send(insurance.submit, { body: { ...request, agreed } });
    },
    onSuccess: onSent,
  });
  return (
    <Form form={form} aria-label={t('insure.title')}>
      <Columns aside="medium" gap={{ base: 'section', narrow: 'xl' }}>
        <Stack gap="section">
          {isVisitor ? (
            <Notice tone="info">
              {t('insure.loginHint')}{' '}
              <RouterLink href={withLogin(insureAddress(), insureAddress())}>{t('insure.login')}</RouterLink>
            </Notice>
          ) : null}
          <CargoFields form={form} />
          <WhoFields form={form} insurers={insurers} />
        </Stack>
        <EstimateSummary form={form} insurers={insurers} />
      </Columns>
    </Form>
  );
}
