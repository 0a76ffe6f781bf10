import type { QuoteBuying, QuoteContent, QuoteOption } from '@fairway/gateway/contract/quote';
import { rateParts } from '@fairway/trade';
import { Description, Descriptions, Section, Stack, Text } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import * as styles from './QuoteSheet.css.ts';
import type { words } from './words.zh.ts';

export interface QuoteSheetProps {
  content: QuoteContent;
  /** The purchase costs of the sender, if the reader may see them. */
  buying?: QuoteBuying | null;
}

/** The content of a quotation: its sailings, each with every charge, then remarks and terms. */
export function QuoteSheet({ content, buying = null }: QuoteSheetProps) {
  const { t, format } = useWords<typeof words>();
  const { boxes, incoterm, terms, options, rates, remark, conditions, validUntil } = content;
  const rateTexts = rates.map(({ currency, microYuan, day, source, sample }) =>
    t('quote.rate', {
      ...{ currency, day, value: String(microYuan / rateParts) },
      source: sample ? t('quote.sampleRate') : source,
    }),
  );
  return (
    <Stack gap="xl">
      <Descriptions columns={3}>
        <Description term={t('quote.validUntil')}>{format.instant(validUntil)}</Description>
        <Description term={t('quote.boxes')}>
          {boxes.map(({ type, count }) => `${count} × ${type}`).join(' + ')}
        </Description>
        <Description term={t('quote.terms')}>
          {[incoterm, t(`quote.${terms}`)].filter(Boolean).join(' · ')}
        </Description>
      </Descriptions>
      {options.map((option, index) => (
        <Option
          key={option.sailingId}
          option={option}
          number={options.length > 1 ? index + 1 : null}
          bought={buying?.options[index] ?? null}
        />
      ))}
      {remark === '' ? null : <Lines title={t('quote.remark')}>{remark}</Lines>}
      {conditions === '' ? null : <Lines title={t('quote.conditions')}>{conditions}</Lines>}
      <Text size="small" tone="quiet">
        {rateTexts.length === 0 ? null : `${t('quote.rates', { rates: rateTexts.join('; ') })} `}
        {t('quote.portTimes')}
      </Text>
    </Stack>
  );
}

function Lines({ title, children }: { title: string; children: string }) {
  return (
    <Section title={title} ground="none">
      <p className={styles.lines}>{children}</p>
    </Section>
  );
}

interface OptionProps {
  option: QuoteOption;
  number: number | null;
  bought: QuoteBuying['options'][number] | null;
}

function Option({ option, number, bought }: OptionProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { origin, destination, carrier, vessel, voyage, transitPort, excluded, lines, sums, total } = option;
  const route = t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
  const sides = excluded.map((side) => t(`quote.sides.${side}`)).join(t('quote.comma'));
  const currencies = sums.length > 1 ? sums : [];
  return (
    <Section
      title={number === null ? route : `${t('quote.option', { number })} · ${route}`}
      ground="none"
      className={styles.option}
    >
      <Stack gap="l">
        <Descriptions columns={3}>
          <Description term={t('quote.vessel')}>{`${vessel} ${voyage}`}</Description>
          <Description term={t('quote.carrier')}>{nameOf(carrier)}</Description>
          <Description term={t('quote.transit')}>
            {t('freight.days', { count: option.transitDays })}
            {' · '}
            {transitPort ? t('quote.via', { port: nameOf(transitPort) }) : t('quote.direct')}
          </Description>
          <Description term={t('quote.closing')}>{format.portStamp(option.closing)}</Description>
          <Description term={t('quote.departure')}>{format.portStamp(option.departure)}</Description>
          <Description term={t('quote.arrival')}>{format.portStamp(option.arrival)}</Description>
        </Descriptions>
        <table className={styles.table}>
          <thead className={styles.sum}>
            <tr>
              <th scope="col" className={styles.name}>
                {t('quote.charge')}
              </th>
              <th scope="col" className={styles.unit}>
                {t('quote.unit')}
              </th>
              {bought ? (
                <th scope="col" className={styles.figure}>
                  {t('quote.cost')}
                </th>
              ) : null}
              <th scope="col" className={styles.figure}>
                {t('quote.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={line.code}>
                <th scope="row" className={styles.name}>
                  {nameOf(line)}
                </th>
                <td className={styles.unit}>
                  {line.parts.length === 0
                    ? t('quote.perBill')
                    : line.parts
                        .map(
                          ({ type, count, each }) =>
                            `${count} × ${type} ${format.money({ amount: each, currency: line.currency })}`,
                        )
                        .join(' + ')}
                </td>
                {bought ? (
                  <td className={styles.figure}>
                    {format.sum({ amount: bought.lines[index] ?? 0, currency: line.currency })}
                  </td>
                ) : null}
                <td className={styles.figure}>{format.sum(line)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className={styles.sum}>
            {currencies.map((sum) => (
              <tr key={sum.currency}>
                <th scope="row" className={styles.name}>
                  {t('quote.sum', { currency: sum.currency })}
                </th>
                <td className={styles.unit} />
                {bought ? <td className={styles.figure} /> : null}
                <td className={styles.figure}>{format.sum(sum)}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row" className={styles.name}>
                {t('quote.total')}
              </th>
              <td className={styles.unit} />
              {bought ? <td className={styles.figure}>{format.sum(bought.total)}</td> : null}
              <td className={styles.figure}>{format.sum(total)}</td>
            </tr>
            {bought ? (
              <tr>
                <th scope="row" className={styles.name}>
                  {t('quote.profit')}
                </th>
                <td className={styles.unit} />
                <td className={styles.figure} />
                <td className={styles.figure}>{format.sum(bought.profit)}</td>
              </tr>
            ) : null}
          </tfoot>
        </table>
        {excluded.length === 0 ? null : <Text tone="quiet">{t('quote.excluded', { sides })}</Text>}
      </Stack>
    </Section>
  );
}
