import {
  type CertificationCase,
  type CertificationCheck,
  certificationReview,
} from '@fairway/gateway/contract/certificationReview';
import type { CertificationField } from '@fairway/gateway/contract/words/certificationReasons';
import { useMutation } from '@fairway/site';
import { auditStatus } from '@fairway/trade';
import { Button, Description, Inline } from '@fairway/ui';
import * as styles from '../../../features/case/Case.css.ts';
import { CheckStatus } from '../../../features/case/CaseChecks.tsx';
import { FactSection } from '../../../features/case/FactSection.tsx';
import { useWords } from '../../../language/words.ts';
import * as own from './Certification.css.ts';
import type { words } from './words.zh.ts';

export interface CertificationFactsProps {
  certification: CertificationCase;
  showPaper: (index: number) => void;
}

const numbers: readonly CertificationField[] = ['idCard', 'contactIdCard'];

/** The fields of the form, numbered, each with its comparisons and its paper; J and K move through them. */
export function FieldFacts({ certification, showPaper }: CertificationFactsProps) {
  const { t } = useWords<typeof words>();
  const showPaperOf = (field: CertificationField | null) => {
    const index = certification.papers.findIndex((paper) => paper.field === field);
    if (index >= 0) showPaper(index);
  };
  return (
    <section className={styles.block}>
      <Inline align="baseline" justify="between" wrap={false}>
        <h3 className={styles.blockTitle}>{t('certifications.fields.title')}</h3>
        <span className={styles.keys}>{t('certifications.fields.keys')}</span>
      </Inline>
      <ol className={own.fields}>
        {certification.fields.map(({ field, value, paper }, index) => (
          <li
            key={field}
            className={own.field}
            data-field={field}
            tabIndex={-1}
            onFocus={() => showPaperOf(paper)}
          >
            <span className={own.fieldNumber} aria-hidden="true">
              {index + 1}
            </span>
            <div className={own.fieldBody}>
              <span className={own.fieldName}>{t(`certifications.field.${field}`)}</span>
              {numbers.includes(field) ? (
                <IdNumber
                  id={certification.id}
                  masked={value}
                  mayShow={certification.status === auditStatus.underReview}
                />
              ) : (
                <span className={own.fieldValue}>
                  {field === 'authenticationWay'
                    ? t(`certifications.way.w${value as '1' | '2' | '3'}`)
                    : value}
                </span>
              )}
              <Compared checks={certification.checks.filter((check) => check.field === field)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The comparisons of one field: a sentence each, the worst first. */
function Compared({ checks }: { checks: readonly CertificationCheck[] }) {
  const { t } = useWords<typeof words>();
  const order = ['stop', 'wait', 'look', 'fits'] as const;
  const sorted = checks.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  const [first] = sorted;
  if (!first) return null;
  return (
    <>
      <CheckStatus outcome={first.outcome}>{t(`certifications.check.${first.outcome}`)}</CheckStatus>
      {sorted.map(({ kind, outcome, found: values }) => (
        <span key={kind} className={own.fieldCheck}>
          {t(`certifications.check.${sentenceOf(kind, outcome)}`, { found: values.join(', ') })}
        </span>
      ))}
    </>
  );
}

/** The sentence of each comparison that does not fit. */
const sentences = {
  idNumber: 'idNumberFits',
  idUsed: 'idUsedLook',
  nameUsed: 'nameUsedLook',
  age: 'ageLook',
  creditCode: 'creditCodeLook',
  licenceUsed: 'licenceUsedLook',
  account: 'accountStop',
  remittance: 'remittanceWait',
} as const;

function sentenceOf(kind: CertificationCheck['kind'], outcome: CertificationCheck['outcome']) {
  if (outcome === 'fits') return `${kind}Fits` as const;
  return kind === 'idUsed' && outcome === 'stop' ? 'idUsedStop' : sentences[kind];
}

/** An ID number: masked, and in full for a look that is logged. */
function IdNumber({ id, masked, mayShow }: { id: string; masked: string; mayShow: boolean }) {
  const { t } = useWords<typeof words>();
  const look = useMutation(certificationReview.selectIdNumber, { subject: 'number-failed', refresh: false });
  const number = look.data?.idCard ?? null;
  return (
    <>
      <span className={own.fieldValue}>{number ?? masked}</span>
      {mayShow ? (
        <span>
          <Button
            size="small"
            tone="quiet"
            flush="start"
            loading={look.pending}
            onClick={() => (number === null ? void look.mutate({ query: { id } }) : look.reset())}
          >
            {t(number === null ? 'certifications.fields.show' : 'certifications.fields.hide')}
          </Button>
          {number === null ? null : (
            <span className={own.fieldCheck}>{t('certifications.fields.logged')}</span>
          )}
        </span>
      ) : null}
    </>
  );
}

/** The account that sent the application. */
export function ApplicantFacts({
  certification: { applicant },
}: Pick<CertificationFactsProps, 'certification'>) {
  const { t, format } = useWords<typeof words>();
  const none = t('certifications.applicant.none');
  return (
    <FactSection title={t('certifications.applicant.title')} columns={2}>
      <Description term={t('certifications.applicant.account')}>{applicant.name}</Description>
      <Description term={t('certifications.applicant.since')}>
        {format.stamp(applicant.registeredAt)}
      </Description>
      <Description term={t('certifications.applicant.phone')}>{applicant.phone ?? none}</Description>
      <Description term={t('certifications.applicant.email')}>{applicant.email ?? none}</Description>
    </FactSection>
  );
}
