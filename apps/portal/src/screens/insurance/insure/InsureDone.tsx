import {
  Button,
  ButtonLink,
  Copyable,
  Description,
  Descriptions,
  Inline,
  PageHead,
  Stack,
  Text,
} from '@fairway/ui';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../language/words.ts';
import { insureRecord } from '../insureRecord/address.ts';
import * as styles from './InsureScreen.css.ts';
import type { Sent } from './insuranceReceipt.ts';
import type { words } from './words.zh.ts';

/** The intention is submitted: its number, the estimated premium, and the time of the call back. */
export function InsureDone({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { t, format } = useWords<typeof words>();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    head.current?.focus({ preventScroll: true });
  }, []);
  const { intentionNo, estimate, answerBy, sentTo, kept } = sent;
  return (
    <Stack gap="xl">
      <div ref={head} tabIndex={-1}>
        <PageHead
          title={t('insure.doneTitle')}
          lead={`${t(sentTo === 'email' ? 'insure.doneEmail' : 'insure.donePhone')} ${t('insure.doneBy', { at: format.instant(answerBy) })}`}
        />
      </div>
      <div>
        <Text size="small" tone="quiet">
          {t('insure.doneNumber')}
        </Text>
        <Copyable value={intentionNo} name={t('insure.doneNumber')}>
          <span className={styles.number}>{intentionNo}</span>
        </Copyable>
      </div>
      <Descriptions columns={3}>
        <Description term={t('insure.estimate')}>{format.sum(estimate.premium)}</Description>
        <Description term={t('insure.insured')}>{format.sum(estimate.insured)}</Description>
        <Description term={t('insure.rate')}>{format.percent(estimate.rate / 10_000)}</Description>
      </Descriptions>
      <Text tone="quiet">{t(kept ? 'insure.doneKept' : 'insure.doneVisitor')}</Text>
      <Inline gap="m">
        {kept ? (
          <ButtonLink tone="brand" href={insureRecord.addressOf()}>
            {t('insure.records')}
          </ButtonLink>
        ) : null}
        <Button onClick={onAnother}>{t('insure.another')}</Button>
      </Inline>
    </Stack>
  );
}
