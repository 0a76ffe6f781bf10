import type { IntentionCase } from '@fairway/gateway/contract/insuranceDesk';
import { ButtonLink, Description, Descriptions, Notice, Section, Stack, Text } from '@fairway/ui';
import { ArrowLeft } from 'lucide-react';
import * as styles from '../../../features/case/Case.css.ts';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { AssignForm } from './AssignForm.tsx';
import * as own from './InsuranceScreen.css.ts';
import { MoveForm } from './MoveForm.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { words } from './words.zh.ts';

/** One intention: what, who, what happens next, and what happened. */
export function IntentionView({ intention, back }: { intention: IntentionCase; back: string }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { clause, war, strikes, contactName, email, insurer, quote, remark } = intention;
  const cover = [
    `ICC(${clause})`,
    ...(war ? [t('intention.war')] : []),
    ...(strikes ? [t('intention.strikes')] : []),
  ].join(' + ');
  const goods = [t(`intention.classes.${intention.goodsClass}`), intention.goods].filter(Boolean).join(' · ');
  return (
    <section className={own.view} aria-label={intention.intentionNo}>
      <Stack gap="s">
        <ButtonLink
          href={back}
          tone="quiet"
          flush="start"
          className={styles.narrowOnly}
          icon={<ArrowLeft size={16} aria-hidden />}
        >
          {t('intention.back')}
        </ButtonLink>
        <h2 className={styles.title} tabIndex={-1} data-begin="">
          {intention.companyName}
        </h2>
        <Text size="small" tone="quiet">
          {intention.intentionNo} · {format.instant(intention.createdAt)} ·{' '}
          {t(`intention.stages.${intention.state}`)}
        </Text>
      </Stack>
      <Descriptions className={own.band} columns={4}>
        <Description term={t(quote ? 'intention.quote' : 'intention.estimate')}>
          <span className={own.number}>{format.sum(quote ?? intention.estimate)}</span>
        </Description>
        <Description term={t('intention.insured')}>{format.sum(intention.insured)}</Description>
        <Description term={t('intention.value')}>
          {intention.basis} {format.sum(intention.value)}
        </Description>
        <Description term={t('intention.rate')}>{format.percent(intention.rate / 10_000)}</Description>
        <Description term={t('intention.goods')}>{goods}</Description>
        <Description term={t('intention.cover')}>{cover}</Description>
        <Description term={t('intention.route')}>
          {[[intention.origin, intention.destination].filter(Boolean).join(' → '), intention.sailsOn]
            .filter(Boolean)
            .join(' · ') || null}
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
        <Description term={t('intention.contact')}>{contactName}</Description>
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
      <WithForms>
        <Stack gap="xl">
          {intention.next.length > 0 ? (
            // Mounted again after a change, so that nothing typed for an older state is sent.
            <MoveForm key={intention.seen} intention={intention} />
          ) : (
            <Notice tone="neutral">{t('intention.over')}</Notice>
          )}
          <AssignForm key={`to ${intention.assignedTo?.id}`} intention={intention} />
          <NoteForm intentionNo={intention.intentionNo} />
        </Stack>
      </WithForms>
      <Section heading={t('intention.trail')} ground="none">
        <ol className={styles.trail}>
          {intention.events.map(({ at, what, state, by, text }) => (
            <li key={`${at} ${what}`} className={styles.trailEntry}>
              <Text as="span" size="small" tone="quiet">
                {format.instant(at)} · {by ?? t('intention.sender')}
              </Text>
              <span>
                {t(`intention.events.${what}`, { state: state ? t(`intention.stages.${state}`) : '' })}
              </span>
              {text ? <Text size="small">{text}</Text> : null}
            </li>
          ))}
        </ol>
      </Section>
    </section>
  );
}
