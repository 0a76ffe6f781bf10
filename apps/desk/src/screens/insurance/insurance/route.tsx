import { type IntentionCase, insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { Description, Descriptions, Select } from '@fairway/ui';
import { assignee } from '../../../features/case/Assignee.tsx';
import { defineCaseScreen } from '../../../features/case/CaseScreen.tsx';
import { handled } from '../../../features/case/HandledCase.tsx';
import { useWords } from '../../../language/words.ts';
import { Decision } from './Decision.tsx';
import * as styles from './InsuranceScreen.css.ts';
import { queue } from './loader.ts';
import { NoteForm } from './NoteForm.tsx';
import type { words } from './words.zh.ts';

const stages = queue.list.listing.filters.stage.values;

/** The cargo and its cover, and the sender. */
function Facts({ intention }: { intention: IntentionCase }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { clause, war, strikes, email, insurer, quote, remark } = intention;
  const cover = [
    `ICC(${clause})`,
    ...(war ? [t('intention.war')] : []),
    ...(strikes ? [t('intention.strikes')] : []),
  ].join(' + ');
  const goods = [t(`intention.classes.${intention.goodsClass}`), intention.goods].filter(Boolean).join(' · ');
  const route = [intention.origin, intention.destination].filter(Boolean).join(' → ');
  return (
    <>
      <Descriptions className={styles.band} columns={4}>
        <Description term={t(quote ? 'intention.quote' : 'intention.estimate')}>
          <span className={styles.number}>{format.sum(quote ?? intention.estimate)}</span>
        </Description>
        <Description term={t('intention.insured')}>{format.sum(intention.insured)}</Description>
        <Description term={t('intention.value')}>
          {intention.basis} {format.sum(intention.value)}
        </Description>
        <Description term={t('intention.rate')}>{format.percent(intention.rate / 10_000)}</Description>
        <Description term={t('intention.goods')}>{goods}</Description>
        <Description term={t('intention.cover')}>{cover}</Description>
        <Description term={t('intention.route')}>
          {[route, intention.sailsOn].filter(Boolean).join(' · ') || null}
        </Description>
        <Description term={t('intention.insurer')}>
          {insurer ? nameOf(insurer) : t('intention.anyInsurer')}
        </Description>
      </Descriptions>
      <Descriptions columns={3}>
        <Description term={t('intention.phone')} copy={intention.phone}>
          <a href={`tel:${intention.phone}`}>{intention.phone}</a>
        </Description>
        <Description term={t('intention.email')}>
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </Description>
        <Description term={t('intention.contact')}>{intention.contactName}</Description>
        <Description term={t('intention.place')}>{intention.location}</Description>
        <Description term={t('intention.address')}>{intention.address}</Description>
        <Description term={t('intention.account')}>
          {t(intention.account ? 'intention.hasAccount' : 'intention.noAccount')}
        </Description>
        {remark ? (
          <Description term={t('intention.remark')} wide>
            {remark}
          </Description>
        ) : null}
      </Descriptions>
    </>
  );
}

export const Component = defineCaseScreen(queue, {
  name: 'intention',
  useWords: useWords<typeof words>,
  flow: handled,
  search: ({ t }) => ({ label: t('intention.search') }),
  filters: ({ list }, { t }) => (
    <Select
      label={t('intention.stage')}
      value={list.query.stage}
      options={stages.map((value) => ({ value, label: t(`intention.stages.${value}`) }))}
      onChange={({ target: { value } }) =>
        list.change({ stage: stages.find((each) => each === value) ?? 'open', open: undefined })
      }
    />
  ),
  row: ({ companyName, estimate, intentionNo, state, clock, assignedTo }, { t, format }) => ({
    name: companyName,
    amount: format.sum(estimate),
    number: (
      <>
        {intentionNo} · {t(`intention.stages.${state}`)}
      </>
    ),
    clock,
    answered: assignedTo?.name ?? '',
  }),
  waits: ({ next }) => next.length > 0,
  head: ({ companyName, intentionNo, createdAt, state }, { t, format }) => ({
    label: intentionNo,
    title: companyName,
    sub: (
      <>
        {intentionNo} · {format.instant(createdAt)} · {t(`intention.stages.${state}`)}
      </>
    ),
  }),
  facts: (intention) => <Facts intention={intention} />,
  trail: ({ events }, { t }) =>
    events.map(({ at, what, state, by, text }) => ({
      at,
      by: by ?? t('intention.sender'),
      what: t(`intention.events.${what}`, { state: state ? t(`intention.stages.${state}`) : '' }),
      reason: text,
    })),
  seen: ({ seen }) => seen,
  changed: 'intentionChanged',
  Decision,
  settled: (_, { t }) => ({ children: t('intention.over') }),
  assign: {
    ...assignee,
    send: ({ intentionNo, seen }, staffId, send) =>
      send(insuranceDesk.assign, { body: { intentionNo, seen, staffId } }),
  },
  Notes: NoteForm,
});
