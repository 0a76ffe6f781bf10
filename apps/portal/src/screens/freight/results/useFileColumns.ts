import type { Money } from '@fairway/gateway';
import type { CostedSailing } from '@fairway/gateway/contract/freight';
import type { Column } from '@fairway/ui';
import { boxTypes, useBoxType } from '../../../features/boxes/useBoxType.ts';
import { carbonOf } from '../../../features/sailings/carbon.ts';
import { useCarbonWords } from '../../../features/sailings/useCarbonWords.ts';
import { useWords } from '../../../language/words.ts';
import { closedWords } from './closedWords.ts';
import type { words } from './words.zh.ts';

export interface FileColumnsOptions {
  readonly hasTotals: boolean;
  /** The total is of the ocean freight alone. */
  readonly isFreightOnly: boolean;
  /** The currency of totals. */
  readonly currency: string;
}

/** The currency of the ocean freight of a sailing; its box types share one. */
function currencyOf(prices: CostedSailing['prices']): string | null {
  return boxTypes.map((box) => prices?.[box]?.currency).find((currency) => currency !== undefined) ?? null;
}

/** Returns the columns of the saved file: one value per column, one line per sailing. */
export function useFileColumns({
  hasTotals,
  isFreightOnly,
  currency,
}: FileColumnsOptions): readonly Column<CostedSailing>[] {
  const { t, format, nameOf } = useWords<typeof words>();
  const carbonWords = useCarbonWords();
  const [box] = useBoxType();
  const column = (
    key: string,
    header: string,
    value: (sailing: CostedSailing) => string | number | null,
  ): Column<CostedSailing> => ({ key, header, cell: (sailing) => String(value(sailing) ?? ''), value });
  const withUnit = (name: string, unit: string) => t('freight.file.withUnit', { name, unit });
  const time = format.portStamp;
  const amount = (money: Money | null | undefined) => (money ? money.amount / 100 : null);
  const kilograms = (sailing: CostedSailing) => {
    const grams = carbonOf(sailing, box);
    return grams === null ? null : Math.round(grams / 1000);
  };
  return [
    column('vessel', t('freight.file.vessel'), ({ vessel }) => vessel),
    column('voyage', t('freight.file.voyage'), ({ voyage }) => voyage),
    column('carrierName', t('freight.carriers'), ({ carrier }) => nameOf(carrier)),
    column('departure', t('freight.departure'), ({ departure }) => time(departure)),
    column('status', t('freight.file.status'), ({ closedBy }) =>
      t(closedBy === null ? 'freight.file.bookable' : closedWords[closedBy]),
    ),
    column('closing', t('freight.closing'), ({ closing }) => time(closing)),
    column('portCutOff', t('freight.portCutOff'), ({ portCutOff }) => time(portCutOff)),
    column('arrival', t('freight.arrival'), ({ arrival }) => time(arrival)),
    column(
      'transit',
      withUnit(t('freight.transit'), t('freight.file.dayUnit')),
      ({ transitDays }) => transitDays,
    ),
    column('routing', t('freight.routing'), ({ transitPort }) =>
      transitPort ? nameOf(transitPort) : t('freight.directTag'),
    ),
    column('way', t('freight.way'), ({ way }) => carbonWords.way(way) ?? ''),
    ...(hasTotals
      ? [
          column(
            'total',
            withUnit(t(isFreightOnly ? 'shipment.freightTotal' : 'shipment.total'), currency),
            ({ cost }) => amount(cost?.total),
          ),
        ]
      : []),
    ...boxTypes.map((each) => column(each, each, ({ prices }) => amount(prices?.[each]))),
    column('currency', t('freight.file.currency'), ({ prices }) => currencyOf(prices)),
    column('co2', withUnit(t('carbon.co2'), 'kg'), kilograms),
    column('reliability', withUnit(t('freight.reliability'), '%'), ({ reliability }) => reliability),
    column('demurrage', t('freight.file.demurrage'), ({ freeDays }) => freeDays.demurrage),
    column('detention', t('freight.file.detention'), ({ freeDays }) => freeDays.detention),
  ];
}
