import type { SubmitInfo } from '@fairway/gateway/contract/certification';
import type { AuditInfo } from '@fairway/gateway/contract/company';
import { RouterLink, useRevalidate, useScrollIntoView } from '@fairway/site';
import { auditStatus } from '@fairway/trade';
import { Description, Descriptions, Notice, Section, Stack } from '@fairway/ui';
import { ApplicationStatus } from '../../../features/certify/ApplicationStatus.tsx';
import { AuditBadge } from '../../../features/certify/AuditBadge.tsx';
import { PersonalForm } from '../../../features/certify/PersonalForm.tsx';
import { WithForms } from '../../../features/certify/WithForms.tsx';
import type { words } from '../../../features/certify/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import { productionAddress } from '../../order/production/address.ts';
import * as styles from './IdentitySection.css.ts';

export interface IdentitySectionProps {
  info: SubmitInfo['personal'];
  keepDays: number;
  draft: Readonly<Record<string, string | string[]>> | null;
  /** The status in the account, if nothing was submitted here. */
  status: AuditInfo['personalAuditStatus'];
}

/** A person's own certification: to fill in, under review, returned, done. */
export function IdentitySection({ info, keepDays, draft, status: known }: IdentitySectionProps) {
  const { t } = useWords<typeof words>();
  const revalidate = useRevalidate();
  const status = info?.auditStatus ?? known;
  const open = status === auditStatus.notVerified || status === auditStatus.rejected;
  // The long form is gone, with the button that was pressed.
  const section = useScrollIntoView<HTMLElement>(!open);
  return (
    <Section
      ref={section}
      tabIndex={-1}
      className={styles.section}
      ground="none"
      title={t('certify.identity')}
      aside={<AuditBadge status={status} />}
    >
      {open ? (
        <WithForms>
          <PersonalForm
            key={`${info?.revision ?? 0} ${status}`}
            before={info}
            keepDays={keepDays}
            draft={draft}
            onSubmitted={revalidate}
          />
        </WithForms>
      ) : (
        <Stack gap="l">
          {status === auditStatus.approved ? (
            <Notice tone="good">
              {t('certify.doneIdentity')}{' '}
              <RouterLink href={productionAddress()}>{t('certify.toRoutes')}</RouterLink>
            </Notice>
          ) : (
            <ApplicationStatus
              kind="personal"
              submittedAt={info?.submittedAt ?? null}
              dueAt={info?.dueAt ?? null}
            />
          )}
          {info ? (
            <Descriptions columns={2}>
              <Description term={t('certify.field.realName')}>{info.realName}</Description>
              <Description term={t('certify.field.idCard')}>{info.idCard}</Description>
            </Descriptions>
          ) : null}
        </Stack>
      )}
    </Section>
  );
}
