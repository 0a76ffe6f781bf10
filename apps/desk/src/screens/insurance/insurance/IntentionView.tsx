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
export function IntentionView({ shown, back }: { shown: IntentionCase; back: string }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { clause, war, strikes, contactName, email, insurer, quote, remark } = shown;
  const cover = [
    `ICC(${clause})`,
    ...(war ? [t('intention.war')] : []),
    ...(strikes ? [t('intention.strikes')] : []),
  ].join(' + ');
  const goods = [t(`intention.classes.${shown.goodsClass}`), shown.goods].filter(Boolean).join(' · ');
  return (
    <section className={own.view} aria-label={shown.intentionNo}>
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
          {shown.companyName}
        </h2>
        <Text size="small" tone="quiet">
          {shown.intentionNo} · {format.instant(shown.createdAt)} · {t(`intention.stages.${shown.state}`)}
        </Text>
      </Stack>
      <Descriptions className={own.band} columns={4}>
        <Description term={t(quote ? 'intention.quote' : 'intention.estimate')}>
          <span className={own.number}>{format.sum(quote ?? shown.estimate)}</span>
        </Description>
        <Description term={t('intention.insured')}>{format.sum(shown.insured)}</Description>
        <Description term={t('intention.value')}>
          {shown.basis} {format.sum(shown.value)}
        </Description>
        <Description term={t('intention.rate')}>{format.percent(shown.rate / 10_000)}</Description>
        <Description term={t('intention.goods')}>{goods}</Description>
        <Description term={t('intention.cover')}>{cover}</Description>
        <Description term={t('intention.route')}>
          {[[shown.origin, shown.destination].filter(Boolean).join(' → '), shown.sailsOn]
            .filter(Boolean)
            .join(' · ') || null}
        </Description>
        <Description term={t('intention.insurer')}>
          {insurer ? nameOf(insurer) : t('intention.anyInsurer')}
        </Description>
      </Descriptions>
      <Descriptions columns={3}>
        <Description term={t('intention.phone')} copy={shown.phone}>
          <a href={`tel:${shown.phone}`}>{shown.phone}</a>
        </Description>
        <Description term={t('intention.email')}>
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </Description>
        <Description term={t('intention.contact')}>{contactName}</Description>
        <Description term={t('intention.place')}>{shown.location}</Description>
        <Description term={t('intention.address')}>{shown.address}</Description>
        <Description term={t('intention.account')}>
          {t(shown.account ? 'intention.hasAccount' : 'intention.noAccount')}
        </Description>
        {remark ? (
          <Description term={t('intention.remark')} wide>
            {remark}
          </Description>
        ) : null}
      </Descriptions>
      <WithForms>
        <Stack gap="xl">
          {shown.next.length > 0 ? (
            // Mounted again after a change, so that nothing typed for an older state is sent.
            <MoveForm key={shown.seen} shown={shown} />
          ) : (
            <Notice tone="neutral">{t('intention.over')}</Notice>
          )}
          <AssignForm key={`to ${shown.assignedTo?.id}`} shown={shown} />
          <NoteForm intentionNo={shown.intentionNo} />
        </Stack>
      </WithForms>
      <Section heading={t('intention.trail')} ground="none">
        <ol className={styles.trail}>
          {shown.events.map(({ at, what, state, by, text }) => (
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
