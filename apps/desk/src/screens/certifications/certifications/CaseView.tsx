import type { CertificationCase } from '@fairway/gateway/contract/certificationReview';
import { auditStatus } from '@fairway/trade';
import { Badge, Description, Descriptions } from '@fairway/ui';
import { useRef, useState } from 'react';
import * as styles from '../../../features/case/Case.css.ts';
import { CaseHead, type CasePosition } from '../../../features/case/CaseHead.tsx';
import { PaperView } from '../../../features/case/PaperView.tsx';
import { useCaseKeys } from '../../../features/case/useCaseKeys.ts';
import { useWords } from '../../../language/words.ts';
import { Assign } from './Assign.tsx';
import { Decision } from './Decision.tsx';
import { Fields } from './Fields.tsx';
import { Trail } from './Trail.tsx';
import type { words } from './words.zh.ts';

export interface CaseViewProps extends CasePosition {
  certification: CertificationCase;
}

/** One application: its papers beside what was typed, what was compared, the decision, and what happened. */
export function CaseView({ certification, ...position }: CaseViewProps) {
  const { t, format } = useWords<typeof words>();
  const [paper, setPaper] = useState(0);
  const [sendingBack, setSendingBack] = useState(false);
  const section = useRef<HTMLElement>(null);
  const waiting = certification.status === auditStatus.underReview;
  useCaseKeys(section, {
    stops: '[data-field]',
    answer: '[data-decision] button[type="submit"]',
    papers: certification.papers.length,
    onPaper: setPaper,
    onReturn: waiting ? () => setSendingBack(true) : undefined,
  });
  const { applicant, remittance } = certification;
  const papers = certification.papers.map(({ id, url, field }, index) => {
    const title = t(`certifications.field.${field}`);
    return { id, url, title, alt: title, name: `${index + 1} ${title}` };
  });

  return (
    <section className={styles.view} ref={section} aria-label={certification.name}>
      <CaseHead
        {...position}
        title={
          <>
            {certification.name}{' '}
            {certification.revision > 1 ? (
              <Badge tone="neutral">{t('certifications.again', { count: certification.revision })}</Badge>
            ) : null}
          </>
        }
        sub={
          <>
            {t('certifications.submitted', { at: format.instant(certification.submittedAt) })}
            {remittance ? ` · ${t(`certifications.remittance.${remittance.state}`)}` : ''}
          </>
        }
        clock={certification.clock}
        waiting={waiting}
      />
      <div className={styles.body}>
        <PaperView
          title={papers[paper]?.title ?? t('certifications.paper.title')}
          papers={papers}
          shown={paper}
          onShow={setPaper}
          none={{ heading: t('certifications.paper.none'), text: t('certifications.paper.noneText') }}
        />
        <div className={styles.side}>
          {waiting ? (
            <Assign key={certification.assignedTo?.id ?? 'nobody'} certification={certification} />
          ) : null}
          <Fields
            certification={certification}
            onPaper={(field) => {
              const index = certification.papers.findIndex((each) => each.field === field);
              if (index >= 0) setPaper(index);
            }}
          />
          <section className={styles.block}>
            <h3 className={styles.blockTitle}>{t('certifications.applicant.title')}</h3>
            <Descriptions columns={2}>
              <Description term={t('certifications.applicant.account')}>{applicant.name}</Description>
              <Description term={t('certifications.applicant.since')}>
                {format.stamp(applicant.registeredAt)}
              </Description>
              <Description term={t('certifications.applicant.phone')}>
                {applicant.phone ?? t('certifications.applicant.none')}
              </Description>
              <Description term={t('certifications.applicant.email')}>
                {applicant.email ?? t('certifications.applicant.none')}
              </Description>
            </Descriptions>
          </section>
          <Trail trail={certification.trail} />
        </div>
      </div>
      <Decision
        key={certification.first?.id ?? 'first'}
        certification={certification}
        next={position.next ?? position.back}
        sendingBack={sendingBack}
        onSendingBack={setSendingBack}
      />
    </section>
  );
}
