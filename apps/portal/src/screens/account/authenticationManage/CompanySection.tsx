import type { SubmitInfo } from '@fairway/gateway/contract/certification';
import type { AuditInfo } from '@fairway/gateway/contract/company';
import { RouterLink, useAddress } from '@fairway/site';
import { accountType, auditStatus } from '@fairway/trade';
import { Button, ButtonLink, Notice, Section, Stack, Text } from '@fairway/ui';
import { AmountForm } from '../../../features/certify/AmountForm.tsx';
import { ApplicationStatus } from '../../../features/certify/ApplicationStatus.tsx';
import { AuditBadge } from '../../../features/certify/AuditBadge.tsx';
import { WithForms } from '../../../features/certify/WithForms.tsx';
import type { words } from '../../../features/certify/words.zh.ts';
import { useSwitchAccount } from '../../../features/login/useSwitchAccount.ts';
import { textLang } from '../../../language/textLang.ts';
import { useWords } from '../../../language/words.ts';
import { productionAddress } from '../../order/production/address.ts';
import { reverifyAddress } from '../reverify/address.ts';
import { verifyAddress } from '../verify/address.ts';
import { authenticationManageAddress, companyPart } from './address.ts';

export interface CompanySectionProps {
  info: SubmitInfo['company'];
  /** Something is filled in already. */
  begun: boolean;
  audit: AuditInfo | null;
}

/** The company of the account: to apply for, under review, returned, certified. */
export function CompanySection({ info, begun, audit }: CompanySectionProps) {
  const { t } = useWords<typeof words>();
  const status = info?.auditStatus ?? audit?.auditStatus ?? auditStatus.notVerified;
  const personal = audit?.accountType === accountType.personal;
  return (
    <Section
      id={companyPart}
      ground="none"
      title={t('certify.company')}
      note={info?.companyName ?? audit?.companyName ?? undefined}
      aside={<AuditBadge status={status} />}
    >
      <Stack gap="l">
        {status === auditStatus.notVerified ? (
          <>
            <Text>{t('certify.applyText')}</Text>
            <div>
              <ButtonLink tone="brand" href={verifyAddress()}>
                {t(begun || info ? 'certify.resume' : 'certify.apply')}
              </ButtonLink>
            </div>
          </>
        ) : null}
        {status === auditStatus.underReview ? (
          <>
            {info ? (
              <WithForms>
                <AmountForm info={info} />
              </WithForms>
            ) : null}
            <ApplicationStatus
              kind="company"
              submittedAt={info?.submittedAt ?? null}
              dueAt={info?.dueAt ?? null}
              remittance={info?.remittance ?? null}
            />
            <Details />
          </>
        ) : null}
        {status === auditStatus.rejected ? (
          <>
            <Notice tone="bad" title={t('certify.returned')}>
              {info?.rejectReason ? (
                <span lang={textLang(info.rejectReason)}>{info.rejectReason}</span>
              ) : null}
            </Notice>
            <div>
              <ButtonLink tone="brand" href={reverifyAddress()}>
                {t('certify.applyAgain')}
              </ButtonLink>
            </div>
          </>
        ) : null}
        {status === auditStatus.approved ? (
          <>
            <Notice tone="good">
              {t('certify.doneCompany')}{' '}
              {personal ? null : <RouterLink href={productionAddress()}>{t('certify.toRoutes')}</RouterLink>}
            </Notice>
            {personal ? <SwitchButton companyName={audit?.companyName} /> : null}
            {info ? <Details /> : null}
          </>
        ) : null}
      </Stack>
    </Section>
  );
}

function Details() {
  const { t } = useWords<typeof words>();
  return (
    <div>
      <ButtonLink href={reverifyAddress()}>{t('certify.details')}</ButtonLink>
    </div>
  );
}

/** Changes to the account of the company, as the menu of the header does. */
function SwitchButton({ companyName }: { companyName: string | null | undefined }) {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const switching = useSwitchAccount(() => navigate(authenticationManageAddress()));
  return (
    <div>
      <Button tone="brand" onClick={() => void switching.mutate({ to: 'toCompany', companyName })}>
        {t('certify.toCompany')}
      </Button>
    </div>
  );
}
