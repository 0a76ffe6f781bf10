import type { OpenedQuote } from '@fairway/gateway/contract/quote';
import { useGateway } from '@fairway/site';
import { Button, ButtonLink, EmptyState, Inline, Notice, PageHead, Stack, Text } from '@fairway/ui';
import { type Ref, useEffect, useRef, useState } from 'react';
import { chosenOption } from '../../../features/quote/chosenOption.ts';
import { QuoteSheet } from '../../../features/quote/QuoteSheet.tsx';
import type { words as quoteWords } from '../../../features/quote/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import * as styles from './QuotationScreen.css.ts';
import type { words } from './words.zh.ts';

const calls = () => import('../../../calls/quotation.ts');

export interface QuotationProps {
  link: string;
  quote: OpenedQuote;
}

/** The quotation of a link, with its outcome or the form that answers it. */
export function Quotation({ link, quote: loaded }: QuotationProps) {
  const { t } = useWords<typeof words & typeof quoteWords>();
  const { send } = useGateway();
  const [answered, setAnswered] = useState<OpenedQuote | null>(null);
  const quote = answered ?? loaded;
  const outcome = useRef<HTMLDivElement>(null);
  // The form at the end of the page is gone, and its outcome is at the top.
  useEffect(() => {
    if (answered) outcome.current?.focus();
  }, [answered]);
  const { content, sender, logo, files, replaces, state } = quote;
  useEffect(() => {
    // A lost count is not shown to the reader.
    calls()
      .then(({ countView }) => countView(send, link))
      .catch(() => undefined);
  }, [send, link]);
  const contact = [sender.name, sender.contact, sender.phone, sender.email].filter(Boolean).join(' · ');
  if (content === null)
    return (
      <EmptyState kind="none-yet" level={1} title={t('quotation.withdrawn')}>
        {t('quotation.ask', { contact })}
      </EmptyState>
    );
  return (
    <Stack gap="xl">
      <Stack gap="m">
        {logo === null ? null : <img src={logo} alt={sender.name} className={styles.logo} />}
        <PageHead title={t('quote.title')} lead={contact}>
          <Text as="div" tone="quiet">
            {content.number} · {t('quote.version', { version: content.version })} ·{' '}
            {t('quotation.for', { customer: content.customer.name })}
          </Text>
        </PageHead>
        <Outcome ref={outcome} quote={quote} contact={contact} />
        {replaces === null ? null : (
          <Notice tone="info">{t('quotation.replaces', { version: content.version })}</Notice>
        )}
      </Stack>
      <QuoteSheet content={content} />
      {state === 'sent' ? (
        <div className={styles.offSheet}>
          <AnswerForm key={content.version} link={link} content={content} onAnswered={setAnswered} />
        </div>
      ) : null}
      {files === null ? null : (
        <Inline gap="s" className={styles.offSheet}>
          <ButtonLink href={files.pdf} download>
            {t('quote.pdf')}
          </ButtonLink>
          <ButtonLink href={files.xlsx} download>
            {t('quote.xlsx')}
          </ButtonLink>
          <Button onClick={() => window.print()}>{t('quote.print')}</Button>
        </Inline>
      )}
    </Stack>
  );
}

interface OutcomeProps {
  ref: Ref<HTMLDivElement>;
  quote: OpenedQuote;
  contact: string;
}

function Outcome({ ref, quote, contact }: OutcomeProps) {
  const { t, format } = useWords<typeof words & typeof quoteWords>();
  const { state, answer, content } = quote;
  if (state === 'expired')
    return (
      <Notice tone="caution" title={t('quotation.expired')}>
        {t('quotation.ask', { contact })}
      </Notice>
    );
  if (answer === null) return null;
  const values = { name: answer.name, time: format.instant(answer.at) };
  const option = content && chosenOption(content, answer);
  return state === 'accepted' ? (
    <Notice ref={ref} tabIndex={-1} tone="good" live="polite" title={t('quotation.accepted')}>
      {t('quotation.acceptedText', values)}
      {option ? ` ${t('quote.acceptedOption', option)}` : null}
    </Notice>
  ) : (
    <Notice ref={ref} tabIndex={-1} tone="info" live="polite" title={t('quotation.declined')}>
      {t('quotation.declinedText', values)}
    </Notice>
  );
}
