import { CheckboxField, Form, IdCardField, SubmitButton, TextField } from '@fairway/forms';
import type { SubmitInfo } from '@fairway/gateway/contract/certification';
import { company } from '@fairway/gateway/contract/company';
import { useMutationForm } from '@fairway/site';
import { auditStatus, currentTexts, follows, idCard, optional, personalCertification } from '@fairway/trade';
import { Columns, Stack } from '@fairway/ui';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import { DraftNote } from './DraftNote.tsx';
import { PaperField } from './PaperField.tsx';
import { ReturnedNotice } from './ReturnedNotice.tsx';
import { useReturned } from './useReturned.ts';
import { useServerDraft, withDraft } from './useServerDraft.ts';
import type { words } from './words.zh.ts';

export interface PersonalFormProps {
  /** The data submitted before, if the application was sent back or withdrawn. */
  before: SubmitInfo['personal'];
  /** Days for which pictures of papers are stored after the decision. */
  keepDays: number;
  draft: Readonly<Record<string, string | string[]>> | null;
  /** It is under review now. */
  onSubmitted: () => unknown;
}

const first = v.object({ ...personalCertification.entries, consent: v.literal(true) });
const again = v.object({
  ...personalCertification.entries,
  consent: v.literal(true),
  idCard: v.pipe(v.string(), follows(optional((value) => idCard(value)))),
});

/** Certifies a person: name, number, both sides of the card. */
export function PersonalForm({ before, keepDays, draft, onSubmitted }: PersonalFormProps) {
  const { t } = useWords<typeof words>();
  // A stored number need not be typed again, unless it was wrong.
  const keepsNumber = before !== null && before.idCardFront !== null;
  const form = useMutationForm({
    initial: withDraft(
      {
        realName: before?.realName ?? '',
        idCard: '',
        consent: false,
        idCardFront: before?.idCardFront?.id ?? '',
        idCardBack: before?.idCardBack?.id ?? '',
      },
      draft,
    ),
    schema: keepsNumber ? again : first,
    run: async ({ idCard: number, consent: _, ...rest }, send) => {
      const body = { kind: 'personal', ...rest, agreed: currentTexts('identity') } as const;
      if (before) await send(company.update, { body: { ...body, ...(number ? { idCard: number } : {}) } });
      else await send(company.submit, { body: { ...body, idCard: number } });
    },
    subject: 'certification-submitted',
    success: t('certify.submitted'),
    onSuccess: onSubmitted,
    refresh: false,
  });
  useReturned(form, before?.auditStatus === auditStatus.rejected ? before.refusedFields : undefined);
  const { savedAt } = useServerDraft(form, 'personal');
  return (
    <Form form={form}>
      <Stack gap="l">
        <ReturnedNotice before={before} />
        <Columns count={{ base: 2, phone: 1 }}>
          <TextField
            name="realName"
            label={t('certify.field.realName')}
            required
            requiredText={t('certify.ask.realName')}
            autoComplete="name"
          />
          <IdCardField
            name="idCard"
            required={!keepsNumber}
            hint={keepsNumber ? t('certify.numberKept', { number: before.idCard }) : undefined}
            autoComplete="off"
          />
          <PaperField name="idCardFront" before={before} />
          <PaperField name="idCardBack" before={before} />
        </Columns>
        <CheckboxField
          name="consent"
          required
          requiredText={t('certify.mustConsent')}
          summaryLabel={t('certify.consentName')}
          label={t('certify.consent.identity', { days: keepDays })}
        />
        <Stack gap="s">
          <div>
            <SubmitButton>{t(before ? 'certify.submitAgain' : 'certify.submitPersonal')}</SubmitButton>
          </div>
          <DraftNote savedAt={savedAt} />
        </Stack>
      </Stack>
    </Form>
  );
}
