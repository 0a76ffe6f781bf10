import { useLoaded, useRevalidate } from '@fairway/site';
import { auditStatus } from '@fairway/trade';
import { ButtonLink, Columns, Content, EmptyState, Inline, PageHead, Stack, Text } from '@fairway/ui';
import { AmountForm } from '../../../features/certify/AmountForm.tsx';
import { ApplicationStatus } from '../../../features/certify/ApplicationStatus.tsx';
import { AuditBadge } from '../../../features/certify/AuditBadge.tsx';
import { CompanyFacts } from '../../../features/certify/CompanyFacts.tsx';
import { CompanyForm } from '../../../features/certify/CompanyForm.tsx';
import { ContactDetails } from '../../../features/certify/ContactDetails.tsx';
import { Faq } from '../../../features/certify/Faq.tsx';
import { WithForms } from '../../../features/certify/WithForms.tsx';
import type { words } from '../../../features/certify/words.zh.ts';
import { useMay } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { verifyAddress } from '../verify/address.ts';
import type { loader } from './loader.ts';

/** The certification of a company: the submitted data, the status, and the form again if it was sent back. */
function ReverifyScreen() {
  const { t, format } = useWords<typeof words>();
  const { info, keepDays, draft, routes, tips } = useLoaded<typeof loader>();
  const revalidate = useRevalidate();
  const admin = useMay('company:manage');
  if (!info) {
    return (
      <Content whole>
        <EmptyState
          kind="none-yet"
          level={1}
          title={t('certify.nothing')}
          actions={
            <ButtonLink tone="brand" href={verifyAddress()}>
              {t('certify.apply')}
            </ButtonLink>
          }
        >
          {t('certify.nothingText')}
        </EmptyState>
      </Content>
    );
  }
  const status = info.auditStatus;
  const open = status === auditStatus.rejected || status === auditStatus.notVerified;
  return (
    <Content whole>
      <PageHead title={t('certify.detailTitle')} aside={<AuditBadge status={status} />}>
        <Inline gap="m">
          {info.submittedAt ? (
            <Text tone="quiet">{t('certify.submittedAt', { at: format.instant(info.submittedAt) })}</Text>
          ) : null}
          {info.revision > 1 ? (
            <Text tone="quiet">{t('certify.times', { count: info.revision })}</Text>
          ) : null}
        </Inline>
      </PageHead>
      <Columns aside="medium" gap={{ base: 'section', narrow: 'xl' }}>
        {open ? (
          <WithForms>
            <CompanyForm
              key={info.revision}
              before={info}
              keepDays={keepDays}
              draft={draft}
              routes={routes}
              tips={tips}
              onSubmitted={revalidate}
            />
          </WithForms>
        ) : (
          <Stack gap="section">
            {status === auditStatus.underReview ? (
              <Stack gap="l">
                <WithForms>
                  <AmountForm info={info} />
                </WithForms>
                <ApplicationStatus
                  kind="company"
                  submittedAt={info.submittedAt}
                  dueAt={info.dueAt}
                  remittance={info.remittance}
                />
              </Stack>
            ) : null}
            <CompanyFacts info={info} />
            <ContactDetails info={info} mayChange={admin && status === auditStatus.approved} />
          </Stack>
        )}
        <Faq />
      </Columns>
    </Content>
  );
}

export { ReverifyScreen as Component };
