import type { CertificationCase } from '@fairway/gateway/contract/certificationReview';
import { Badge, ButtonLink, Description, Descriptions } from '@fairway/ui';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { CaseClock } from '../../../features/CaseClock.tsx';
import { useCaseKeys } from '../../../features/useCaseKeys.ts';
import * as styles from './CaseView.css.ts';
import { Decision } from './Decision.tsx';
import { Fields } from './Fields.tsx';
import { PaperView } from './PaperView.tsx';
import { Trail } from './Trail.tsx';
import { useWords } from './words.ts';

export interface CaseViewProps {
  shown: CertificationCase;
  /** Address of the queue without a case. */
  back: string;
  /** Where it stands on the page of the queue; null where it is on another one. */
  place: { readonly at: number; readonly total: number } | null;
  previous: string | null;
  next: string | null;
}

/** One application: its papers beside what was typed, what was compared, the decision, and what happened. */
export function CaseView({ shown, back, place, previous, next }: CaseViewProps) {
  const { t, format } = useWords();
  const [paper, setPaper] = useState(0);
  const [sendingBack, setSendingBack] = useState(false);
  const section = useRef<HTMLElement>(null);
  const waiting = shown.status === 1;
  useCaseKeys(section, {
    stops: '[data-field]',
    answer: 'button[type="submit"]',
    papers: shown.papers.length,
    onPaper: setPaper,
    onReturn: waiting ? () => setSendingBack(true) : undefined,
  });
  const { applicant, remittance } = shown;
  const label = place && t('certifications.place', { place: place.at, total: place.total });

  return (
    <section className={styles.view} ref={section} aria-label={shown.name}>
      <header className={styles.head}>
        <ButtonLink
          href={back}
          tone="quiet"
          className={styles.narrowOnly}
          icon={<ArrowLeft size={16} aria-hidden />}
        >
          {t('certifications.back')}
        </ButtonLink>
        <div className={styles.titles}>
          <h2 className={styles.title}>
            {shown.name}{' '}
            {shown.revision > 1 ? (
              <Badge tone="neutral">{t('certifications.again', { count: shown.revision })}</Badge>
            ) : null}
          </h2>
          <p className={styles.sub}>
            {t('certifications.submitted', { at: format.instant(shown.submittedAt) })}
            {remittance ? ` · ${t(`certifications.remittance.${remittance.state}`)}` : ''}
          </p>
        </div>
        <CaseClock clock={shown.clock} waiting={waiting} />
        {label ? (
          <nav className={styles.leaf} aria-label={label}>
            {previous ? (
              <ButtonLink href={previous} size="small" aria-label={t('certifications.previous')}>
                <ChevronLeft size={16} aria-hidden />
              </ButtonLink>
            ) : null}
            <span className={styles.place}>{label}</span>
            {next ? (
              <ButtonLink href={next} size="small" aria-label={t('certifications.next')}>
                <ChevronRight size={16} aria-hidden />
              </ButtonLink>
            ) : null}
          </nav>
        ) : null}
      </header>
      <div className={styles.body}>
        <PaperView papers={shown.papers} shown={paper} onShow={setPaper} />
        <div className={styles.side}>
          <Fields
            shown={shown}
            onPaper={(field) => {
              const index = shown.papers.findIndex((each) => each.field === field);
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
          <Trail trail={shown.trail} />
        </div>
      </div>
      <Decision
        key={shown.first?.id ?? 'first'}
        shown={shown}
        next={next ?? back}
        sendingBack={sendingBack}
        onSendingBack={setSendingBack}
      />
    </section>
  );
}
