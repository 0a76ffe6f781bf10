import { certificationKinds } from '@fairway/gateway/contract/certification';
import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { reasonText } from '@fairway/gateway/contract/words/certificationReasons';
import { languages, RouterLink } from '@fairway/site';
import { auditStatus } from '@fairway/trade';
import { Badge } from '@fairway/ui';
import { assignee } from '../../../features/case/Assignee.tsx';
import { defineCaseScreen } from '../../../features/case/CaseScreen.tsx';
import { decided } from '../../../features/case/DecidedCase.tsx';
import { PaperView } from '../../../features/case/PaperView.tsx';
import { ReturnCase } from '../../../features/case/ReturnDialog.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from './Certification.css.ts';
import { ApplicantFacts, FieldFacts } from './CertificationFacts.tsx';
import { Decision, seenOf } from './Decision.tsx';
import { queue } from './loader.ts';
import { byField, messageOf, reasonsFor } from './returnReasons.ts';
import type { words } from './words.zh.ts';

/** The steps of an application that its history shows. */
const steps = [
  'submitted',
  'submittedAgain',
  'withdrawn',
  'amountTyped',
  'amountWrong',
  'certificationOpened',
  'idNumberShown',
  'certificationFirstPassed',
  'certificationPassed',
  'certificationReturned',
  'certificationAssigned',
  'remittanceSent',
] as const;

export const Component = defineCaseScreen(queue, {
  name: 'certifications',
  useWords: useWords<typeof words>,
  flow: decided,
  tabs: ({ currentQuery, addressOf }, { t }) => (
    <nav className={styles.kinds} aria-label={t('certifications.title')}>
      {[...certificationKinds].reverse().map((kind) => (
        <RouterLink
          key={kind}
          href={addressOf({ ...currentQuery, kind, page: 1, keyword: '', open: undefined })}
          className={styles.kind}
          aria-current={kind === currentQuery.kind ? 'page' : undefined}
        >
          {t(`certifications.kind.${kind}`)}
        </RouterLink>
      ))}
    </nav>
  ),
  search: ({ t }) => ({ label: t('certifications.searchLabel'), placeholder: t('certifications.search') }),
  row: ({ name, submittedAt, clock, needsTwo, first, revision, way, assignedTo }, { t, format }) => ({
    name,
    number: [format.instant(submittedAt), ...(way === null ? [] : [t(`certifications.way.w${way}`)])].join(
      ' · ',
    ),
    clock,
    badges:
      needsTwo || revision > 1 || assignedTo ? (
        <>
          {assignedTo ? (
            <Badge tone={assignedTo.own ? 'info' : 'neutral'} icon={null}>
              {assignedTo.own ? t('certifications.assign.mine') : assignedTo.name}
            </Badge>
          ) : null}
          {revision > 1 ? (
            <Badge tone="neutral">{t('certifications.again', { count: revision })}</Badge>
          ) : null}
          {first ? (
            <Badge tone="info">{t('certifications.firstDone', { name: first.name })}</Badge>
          ) : needsTwo ? (
            <Badge tone="neutral">{t('certifications.needsTwo')}</Badge>
          ) : null}
        </>
      ) : null,
  }),
  version: ({ revision }) => revision,
  waits: ({ status }) => status === auditStatus.underReview,
  head: ({ name, revision, submittedAt, remittance }, { t, format }) => ({
    label: name,
    title: (
      <>
        {name}{' '}
        {revision > 1 ? <Badge tone="neutral">{t('certifications.again', { count: revision })}</Badge> : null}
      </>
    ),
    sub: [
      t('certifications.submitted', { at: format.instant(submittedAt) }),
      ...(remittance ? [t(`certifications.remittance.${remittance.state}`)] : []),
    ].join(' · '),
  }),
  papers: {
    View: PaperView,
    of: ({ papers }, { t }) => ({
      title: t('certifications.paper.title'),
      papers: papers.map(({ id, url, field }, index) => {
        const title = t(`certifications.field.${field}`);
        return { id, url, title, alt: title, name: `${index + 1} ${title}` };
      }),
      none: { title: t('certifications.paper.none'), text: t('certifications.paper.noneText') },
    }),
  },
  facts: (certification, _, showPaper) => (
    <>
      <FieldFacts certification={certification} showPaper={showPaper} />
      <ApplicantFacts certification={certification} />
    </>
  ),
  trail: ({ trail }, { t }) =>
    trail.flatMap(({ what, by, ...entry }) => {
      const step = steps.find((each) => each === what);
      const actor = by ?? t('certifications.trail.applicant');
      return step ? [{ ...entry, by: actor, what: t(`certifications.trail.${step}`) }] : [];
    }),
  seen: seenOf,
  changed: 'certificationChanged',
  Decision,
  answer: '[data-decision] button[type="submit"]',
  settled: ({ status }, { t }) => ({
    title: t('certifications.decide.settled'),
    children: t(`certifications.decide.status.s${status}`),
  }),
  assign: {
    ...assignee,
    send: ({ id, revision, assignedTo }, staffId, send) =>
      send(certificationReview.assign, {
        body: { id, staffId, seen: { revision, assignedId: assignedTo?.id ?? null } },
      }),
  },
  sendBack: {
    Dialog: ReturnCase,
    texts: (_, { t }) => ({
      lead: t('certifications.sendBack.lead'),
      done: t('certifications.decide.returned'),
    }),
    reasons: (certification, { t, language }) =>
      reasonsFor(certification).map(({ value, field, reason }) => ({
        value,
        label: t(`certifications.field.${field}`),
        hint: reasonText([reason], languages[language].server),
      })),
    needsNote: (reasons) => reasons.length === 0,
    message: messageOf,
    send: (certification, { reasons, ...notes }, send) =>
      send(certificationReview.sendBack, {
        body: {
          ...notes,
          id: certification.id,
          fields: byField(reasons),
          seen: seenOf(certification),
        },
      }),
  },
});
