import { useGateway } from '@fairway/site';
import { addDays, chinaDay } from '@fairway/trade';
import { Button, Content, PageHead, Stack, Text, TextArea } from '@fairway/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import * as styles from './PriceMessageScreen.css.ts';
import { ReadResult } from './ReadResult.tsx';
import { usePriceMessage } from './usePriceMessage.ts';
import type { words } from './words.zh.ts';

/** Reads the prices of a message that the reader pastes, and compares them with ours. The message stays in the browser. */
function PriceMessageScreen() {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { status, error, message, ourPrices, read, compareAgain } = usePriceMessage();
  const change = (value: string) => {
    setText(value);
    setIsMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    void read(text);
  };
  const showExample = () => {
    const today = chinaDay(now());
    const dayOf = (days: number) => addDays(today, days).slice(5).replace('-', '/');
    const example = t('priceMessage.exampleText', { departure: dayOf(8), validTo: dayOf(14) });
    change(example);
    void read(example);
  };
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('title.priceMessage')} lead={t('priceMessage.lead')} />
        <form aria-label={t('title.priceMessage')} onSubmit={submit} noValidate>
          <Stack gap="l">
            <TextArea
              ref={field}
              rows={6}
              label={t('priceMessage.field')}
              hint={t('priceMessage.hint')}
              placeholder={t('priceMessage.placeholder')}
              value={text}
              onChange={({ currentTarget }) => change(currentTarget.value)}
              error={isMissing ? t('priceMessage.missing') : undefined}
              autoComplete="off"
              spellCheck={false}
            />
            <div className={styles.actions}>
              <Button type="submit" tone="brand" loading={status === 'loading'}>
                {t('priceMessage.read')}
              </Button>
              <Button onClick={showExample}>{t('priceMessage.example')}</Button>
              {text === '' ? null : (
                <Button
                  onClick={() => {
                    change('');
                    field.current?.focus();
                  }}
                >
                  {t('priceMessage.clear')}
                </Button>
              )}
            </div>
            {message && message.text !== text && text !== '' ? (
              <Text size="small" tone="quiet">
                {t('priceMessage.changed')}
              </Text>
            ) : null}
          </Stack>
        </form>
        <ReadResult
          error={error}
          message={message}
          ourPrices={ourPrices}
          onCompareAgain={() => void compareAgain()}
        />
      </Stack>
    </Content>
  );
}

export { PriceMessageScreen as Component };
