import type { OpenedQuote, QuoteContent } from '@fairway/gateway/contract/quote';
import { useMutation, useNotices } from '@fairway/site';
import { Button, Inline, Notice, Section, Select, Stack, Text, TextField } from '@fairway/ui';
import { useRef, useState } from 'react';
import type { words as quoteWords } from '../../../features/quote/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const calls = () => import('../../../calls/quotation.ts');

export interface AnswerFormProps {
  link: string;
  content: QuoteContent;
  onAnswered: (quote: OpenedQuote) => void;
}

/** Accepts or declines under a name. */
export function AnswerForm({ link, content, onAnswered }: AnswerFormProps) {
  const { t } = useWords<typeof words & typeof quoteWords>();
  const { messageOf } = useNotices();
  const { options, version, customer } = content;
  const [name, setName] = useState(customer.contact);
  const [note, setNote] = useState('');
  const [sailingId, setSailingId] = useState(options[0]?.sailingId ?? '');
  const [isNameMissing, setNameMissing] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const answer = useMutation(
    async (accept: boolean, send) =>
      (await calls()).answerQuotation(send, {
        ...{ link, version, accept, name, note },
        sailingId: accept ? sailingId : null,
      }),
    {
      subject: 'quotation-answered',
      // The response is the answered quotation, so only a refused answer reads the page again.
      onSuccess: onAnswered,
      refresh: async () => undefined,
      onError: (error) => {
        setRefused(messageOf(error) ?? '');
        return true;
      },
    },
  );
  const isNameless = name.trim() === '';
  const nameField = useRef<HTMLInputElement>(null);
  const press = (accept: boolean) => {
    setRefused(null);
    setNameMissing(isNameless);
    if (isNameless) {
      nameField.current?.focus();
      return;
    }
    void answer.mutate(accept);
  };
  return (
    <Section title={t('quotation.answer')} ground="none">
      <Stack gap="l">
        {refused ? (
          <Notice tone="bad" live="assertive">
            {refused}
          </Notice>
        ) : null}
        {options.length > 1 ? (
          <Select
            label={t('quotation.which')}
            value={sailingId}
            onChange={({ currentTarget }) => setSailingId(currentTarget.value)}
            options={options.map((option, index) => ({
              value: option.sailingId,
              label: `${t('quote.option', { number: index + 1 })} · ${option.vessel} ${option.voyage}`,
            }))}
          />
        ) : null}
        <TextField
          label={t('quotation.name')}
          value={name}
          maxLength={40}
          autoComplete="name"
          required
          ref={nameField}
          error={isNameMissing && isNameless ? t('quotation.nameMissing') : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          label={t('quotation.note')}
          value={note}
          maxLength={500}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Text tone="quiet">{t('quotation.binding')}</Text>
        <Inline>
          <Button
            tone="brand"
            size="large"
            loading={answer.pending && answer.variables === true}
            onClick={() => press(true)}
          >
            {t('quotation.accept')}
          </Button>
          <Button
            size="large"
            loading={answer.pending && answer.variables === false}
            onClick={() => press(false)}
          >
            {t('quotation.decline')}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}
