import {
  type CertificationCase,
  type CertificationCheck,
  certificationReview,
} from '@fairway/gateway/contract/certificationReview';
import type { CertificationField } from '@fairway/gateway/contract/words/certificationReasons';
import { useMutation } from '@fairway/site';
import { auditStatus } from '@fairway/trade';
import { Button, Inline, Status } from '@fairway/ui';
import { CircleAlert, Clock, Eye } from 'lucide-react';
import * as styles from '../../../features/case/Case.css.ts';
import { useWords } from '../../../language/words.ts';
import * as own from './Certification.css.ts';
import type { words } from './words.zh.ts';

export interface FieldsProps {
  certification: CertificationCase;
  /** A field is looked at: its paper comes into sight. */
  onPaper: (field: CertificationField) => void;
}

const numbers: readonly CertificationField[] = ['idCard', 'contactIdCard'];

/** What was typed, numbered, each with what the server compared; J and K move along. */
export function Fields({ certification, onPaper }: FieldsProps) {
  const { t } = useWords<typeof words>();
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
            onFocus={() => paper && onPaper(paper)}
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

/** What the server compared of one field: a sentence each, the worst first. */
function Compared({ checks }: { checks: readonly CertificationCheck[] }) {
  const { t } = useWords<typeof words>();
  const order = ['stop', 'wait', 'look', 'fits'] as const;
  const sorted = checks.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  const [first] = sorted;
  if (!first) return null;
  return (
    <>
      {first.outcome === 'fits' ? (
        <Status of="done">{t('certifications.check.fits')}</Status>
      ) : first.outcome === 'look' ? (
        <Status of="waiting" icon={Eye}>
          {t('certifications.check.look')}
        </Status>
      ) : first.outcome === 'wait' ? (
        <Status of="waiting" icon={Clock}>
          {t('certifications.check.wait')}
        </Status>
      ) : (
        <Status of="bad" icon={CircleAlert}>
          {t('certifications.check.stop')}
        </Status>
      )}
      {sorted.map((check) => (
        <span key={check.kind} className={own.fieldCheck}>
          {t(sentenceOf(check), { found: check.found.join(', ') })}
        </span>
      ))}
    </>
  );
}

const sentences = {
  idNumber: { look: 'idNumberFits', stop: 'idNumberFits', wait: 'idNumberFits', fits: 'idNumberFits' },
  idUsed: { fits: 'idUsedFits', look: 'idUsedLook', stop: 'idUsedStop', wait: 'idUsedLook' },
  nameUsed: { fits: 'nameUsedFits', look: 'nameUsedLook', stop: 'nameUsedLook', wait: 'nameUsedLook' },
  age: { fits: 'ageFits', look: 'ageLook', stop: 'ageLook', wait: 'ageLook' },
  creditCode: {
    fits: 'creditCodeFits',
    look: 'creditCodeLook',
    stop: 'creditCodeLook',
    wait: 'creditCodeLook',
  },
  licenceUsed: {
    fits: 'licenceUsedFits',
    look: 'licenceUsedLook',
    stop: 'licenceUsedLook',
    wait: 'licenceUsedLook',
  },
  account: { fits: 'accountFits', look: 'accountStop', stop: 'accountStop', wait: 'accountStop' },
  remittance: {
    fits: 'remittanceFits',
    look: 'remittanceWait',
    stop: 'remittanceWait',
    wait: 'remittanceWait',
  },
} as const;

function sentenceOf({ kind, outcome }: CertificationCheck) {
  return `certifications.check.${sentences[kind][outcome]}` as const;
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
