import { CheckboxField, Form, SubmitButton } from '@fairway/forms';
import { company } from '@fairway/gateway/contract/company';
import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { RouterLink, useMutationForm } from '@fairway/site';
import { auditStatus, currentTexts, normaliseEmail } from '@fairway/trade';
import { Stack } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import { agreementAddress } from '../../screens/about/agreement/address.ts';
import { AccountPart, CompanyPart, ContactPart, IntentPart, ProofPart } from './CompanyParts.tsx';
import {
  type CompanyInfo,
  companyAgain,
  companyFirst,
  companyStart,
  type OfflineTips,
} from './companyForm.ts';
import { DraftNote } from './DraftNote.tsx';
import { ReturnedNotice } from './ReturnedNotice.tsx';
import { useReturned } from './useReturned.ts';
import { useServerDraft } from './useServerDraft.ts';
import type { words } from './words.zh.ts';

export interface CompanyFormProps {
  /** The data submitted before, if the application was sent back or withdrawn. */
  before: CompanyInfo | null;
  /** Days for which pictures of papers are stored after the decision. */
  keepDays: number;
  draft: Readonly<Record<string, string | string[]>> | null;
  routes: readonly SeaRoute[];
  tips: OfflineTips;
  onSubmitted: () => unknown;
}

/** Certifies a company: its papers, its contact, its account, and its method of proof (specification, point 3). */
export function CompanyForm({ before, keepDays, draft, routes, tips, onSubmitted }: CompanyFormProps) {
  const { t } = useWords<typeof words>();
  const keepsPapers = before !== null && before.businessLicense !== null;
  const sameEmail = (email: string) => normaliseEmail(email).toLowerCase() === before?.contactEmail;
  const form = useMutationForm({
    initial: companyStart(before, draft),
    schema: keepsPapers ? companyAgain(sameEmail) : companyFirst,
    codeFields: {
      verifyCodeWrong: 'verifyCode',
      verifyCodeSpent: 'verifyCode',
      companyNameTaken: 'companyName',
      creditCodeTaken: 'creditCode',
      registerCodeTaken: 'registerCode',
      companyCodeTaken: 'companyCode',
      companyAccountTaken: 'adminAccount',
    },
    run: async (
      { agree: _, consent: ___, again: __, verifyCode, password, contactIdCard, ...typed },
      send,
    ) => {
      const body = { kind: 'company', ...typed, agreed: currentTexts('contactIdentity') } as const;
      if (before) {
        const proofs = {
          ...(verifyCode ? { verifyCode } : {}),
          ...(password ? { password } : {}),
          ...(contactIdCard ? { contactIdCard } : {}),
        };
        await send(company.update, { body: { ...body, ...proofs } });
      } else {
        await send(company.submit, { body: { ...body, verifyCode, password, contactIdCard } });
      }
    },
    subject: 'certification-submitted',
    success: t('certify.submitted'),
    onSuccess: onSubmitted,
    refresh: false,
  });
  useReturned(form, before?.auditStatus === auditStatus.rejected ? before.refusedFields : undefined);
  const draftKept = useServerDraft(form, 'company');
  const part = { form, before: keepsPapers ? before : null };
  return (
    <Form form={form}>
      <Stack gap="section">
        <ReturnedNotice before={before} />
        <CompanyPart {...part} />
        <ContactPart {...part} />
        <ProofPart {...part} saveDraft={draftKept.save} tips={tips} />
        <AccountPart {...part} />
        {routes.length > 0 ? <IntentPart {...part} routes={routes} /> : null}
        <Stack gap="m">
          <CheckboxField
            name="consent"
            required
            requiredText={t('certify.mustDeclare')}
            summaryLabel={t('certify.declareName')}
            label={t('certify.consent.contactIdentity', { days: keepDays })}
          />
          <CheckboxField
            name="agree"
            required
            requiredText={t('certify.mustAgree')}
            summaryLabel={t('certify.terms')}
            label={
              <>
                {t('certify.agree')}
                <RouterLink href={agreementAddress({ type: 'service' })} target="_blank">
                  {t('certify.terms')}
                </RouterLink>
              </>
            }
          />
          <div>
            <SubmitButton size="large">
              {t(before ? 'certify.submitAgain' : 'certify.submitCompany')}
            </SubmitButton>
          </div>
          <DraftNote savedAt={draftKept.savedAt} />
        </Stack>
      </Stack>
    </Form>
  );
}
