import type { OpenedQuote } from '@fairway/gateway/contract/quote';
import { useNotices } from '@fairway/site';
import { Button, ButtonLink, EmptyState, Inline, Notice, PageHead, Stack, Text } from '@fairway/ui';
import { use, useState } from 'react';
import type { OpenedLink } from '../../../calls/quotation.ts';
import { chosenOption } from '../../../features/quote/chosenOption.ts';
import { QuoteSheet } from '../../../features/quote/QuoteSheet.tsx';
import type { words as quoteWords } from '../../../features/quote/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import * as styles from './QuotationScreen.css.ts';
import type { words } from './words.zh.ts';

export interface OpenedProps {
  link: string;
  opening: Promise<OpenedLink>;
  onRetry: () => void;
}

/** The content of the link: a quotation, nothing, or an error that it cannot be read at the moment. */
export function Opened({ link, opening, onRetry }: OpenedProps) {
  const { t } = useWords<typeof words>();
  const { messageOf } = useNotices();
  const opened = use(opening);
  if (opened.kind === 'quote') return <Quotation link={link} read={opened.quote} onStale={onRetry} />;
  const failed = opened.kind === 'failed';
  return (
    <EmptyState
      kind={failed ? 'failed' : 'none-match'}
      level={1}
      title={t(failed ? 'quotation.failed' : 'quotation.unknown')}
      actions={failed ? <Button onClick={onRetry}>{t('quotation.retry')}</Button> : null}
    >
      {failed ? messageOf(opened.error) : t('quotation.unknownText')}
    </EmptyState>
  );
}

interface QuotationProps {
  link: string;
  read: OpenedQuote;
  /** Called if another user was quicker: the page is out of date. */
  onStale: () => void;
}

function Quotation({ link, read, onStale }: QuotationProps) {
  const { t } = useWords<typeof words & typeof quoteWords>();
  const [quote, setQuote] = useState(read);
  const { content, sender, logo, files, replaces, state } = quote;
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
        <Outcome quote={quote} contact={contact} />
        {replaces === null ? null : (
          <Notice tone="info">{t('quotation.replaces', { version: content.version })}</Notice>
        )}
      </Stack>
      <QuoteSheet content={content} />
      {state === 'sent' ? (
        <div className={styles.offSheet}>
          <AnswerForm link={link} content={content} onAnswered={setQuote} onStale={onStale} />
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

function Outcome({ quote, contact }: { quote: OpenedQuote; contact: string }) {
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
    <Notice tone="good" live="polite" title={t('quotation.accepted')}>
      {t('quotation.acceptedText', values)}
      {option ? ` ${t('quote.acceptedOption', option)}` : null}
    </Notice>
  ) : (
    <Notice tone="info" live="polite" title={t('quotation.declined')}>
      {t('quotation.declinedText', values)}
    </Notice>
  );
}
