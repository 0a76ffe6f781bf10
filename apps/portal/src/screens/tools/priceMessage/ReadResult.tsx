import { useAddress, useNotices, withLogin } from '@fairway/site';
import { checksOf, longestPriceMessage, mostPriceRows } from '@fairway/trade';
import { Button, Notice, Section, Stack, Text } from '@fairway/ui';
import { useReader } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { priceMessageAddress } from './address.ts';
import { PriceTable } from './PriceTable.tsx';
import type { OurPriceState, ReadMessage } from './usePriceMessage.ts';
import type { words } from './words.zh.ts';

interface ReadResultProps {
  /** Of the call for names. */
  error: unknown;
  message: ReadMessage | null;
  ourPrices: ReadonlyMap<string, OurPriceState>;
  onCompareAgain: () => void;
}

/** The recognized content of a message, or the reason why nothing was recognized. */
export function ReadResult({ error, message, ourPrices, onCompareAgain }: ReadResultProps) {
  const { t, format } = useWords<typeof words>();
  const { messageOf } = useNotices();
  const { navigate } = useAddress();
  const reader = useReader();
  const isVisitor = reader === undefined || reader.kind === 'visitor';
  if (error) {
    return (
      <Notice tone="bad" live="assertive">
        {messageOf(error)}
      </Notice>
    );
  }
  if (!message) return null;
  const { rows, text, cut, otherCurrencies } = message;
  const unread =
    otherCurrencies.length > 0 ? (
      <Notice tone="caution" live="polite" title={t('priceMessage.otherCurrencies.heading')}>
        {t('priceMessage.otherCurrencies.text', { lines: otherCurrencies.slice(0, 5).join(' · ') })}
      </Notice>
    ) : null;
  if (rows.length === 0) {
    return (
      unread ?? (
        <Notice tone="caution" live="polite" title={t('priceMessage.nothing.heading')}>
          {t('priceMessage.nothing.text')}
        </Notice>
      )
    );
  }
  const doubtful = rows.filter((row) => checksOf(row, text).length > 0).length;
  const states = new Set(ourPrices.values());
  const compareAgain = (
    <Button size="small" onClick={onCompareAgain}>
      {t('priceMessage.again')}
    </Button>
  );
  return (
    <Section title={t('priceMessage.rows', { count: rows.length })} ground="none">
      <Stack gap="l">
        <Text role="status">
          {doubtful > 0 ? t('priceMessage.toCheck', { count: doubtful }) : null}
          {doubtful === 0 && unread === null ? t('priceMessage.allSure') : null}
        </Text>
        {unread}
        {cut ? (
          <Notice tone="caution" live="polite" title={t('priceMessage.cut.heading')}>
            {t('priceMessage.cut.text', {
              characters: format.number(longestPriceMessage),
              rows: format.number(mostPriceRows),
            })}
          </Notice>
        ) : null}
        {states.has('failed') ? (
          <Notice tone="bad" live="polite" action={compareAgain}>
            {t('priceMessage.failed')}
          </Notice>
        ) : null}
        {states.has('login') ? (
          <Notice
            tone="info"
            action={
              isVisitor ? (
                <Button
                  size="small"
                  tone="brand"
                  onClick={() =>
                    void navigate(withLogin(priceMessageAddress()), { preventScrollReset: true })
                  }
                >
                  {t('header.login')}
                </Button>
              ) : (
                compareAgain
              )
            }
          >
            {t('priceMessage.login')}
          </Notice>
        ) : null}
        <PriceTable message={message} ourPrices={ourPrices} />
      </Stack>
    </Section>
  );
}
