import { longestPriceMessage } from '@fairway/trade';
import { Button, Notice, Stack, TextArea } from '@fairway/ui';
import { useRef, useState } from 'react';
import { useWords } from '../../../../language/words.ts';
import type { words } from '../words.zh.ts';
import type { usePriceFile } from './usePriceFile.ts';

export interface PasteMessageProps extends Pick<ReturnType<typeof usePriceFile>, 'message' | 'readMessage'> {
  reading: boolean;
}

/** A price message that is pasted: its offers become the lines of a price file. */
export function PasteMessage({ message, readMessage, reading }: PasteMessageProps) {
  const { t } = useWords<typeof words>();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const read = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '') field.current?.focus();
    else void readMessage(text);
  };
  return (
    <Stack gap="s">
      <TextArea
        ref={field}
        label={t('imports.priceFile.paste.label')}
        hint={t('imports.priceFile.paste.hint')}
        error={isMissing ? t('imports.priceFile.paste.missing') : undefined}
        rows={5}
        maxLength={longestPriceMessage}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button loading={reading} onClick={read}>
          {t('imports.priceFile.paste.read')}
        </Button>
      </div>
      {message === null ? null : (
        <Notice tone={message.count === 0 ? 'bad' : message.cut ? 'caution' : 'neutral'} live="polite">
          {message.count === 0
            ? t('imports.priceFile.paste.nothing')
            : message.cut
              ? t('imports.priceFile.paste.cut')
              : t('imports.priceFile.paste.count', { count: message.count })}
        </Notice>
      )}
    </Stack>
  );
}
