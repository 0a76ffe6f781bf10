import type { CostedSailing } from '@fairway/gateway/contract/freight';
import type { Column } from '@fairway/ui';
import { boxTypes, useBoxType } from '../../../features/boxes/useBoxType.ts';
import { carbonOf } from '../../../features/sailings/carbon.ts';
import { useCarbonWords } from '../../../features/sailings/useCarbonWords.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export interface FileColumnsOptions {
  readonly hasTotals: boolean;
  /** The total is of the ocean freight alone. */
  readonly isFreightOnly: boolean;
}

/** Returns the columns of the saved file: one value per column, one line per sailing. */
export function useFileColumns({
  hasTotals,
  isFreightOnly,
}: FileColumnsOptions): readonly Column<CostedSailing>[] {
  const { t, format, nameOf } = useWords<typeof words>();
  const carbonWords = useCarbonWords();
  const [box] = useBoxType();
  const column = (
    key: string,
    header: string,
    value: (sailing: CostedSailing) => string | number,
  ): Column<CostedSailing> => ({ key, header, cell: (sailing) => String(value(sailing)), value });
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const time = (at: CostedSailing['departure']) => plain(format.portTime(at));
  const days = (count: number | null) => count ?? '';
  return [
    column('vessel', t('freight.file.vessel'), ({ vessel }) => vessel),
    column('voyage', t('freight.file.voyage'), ({ voyage }) => voyage),
    column('carrierName', t('freight.carriers'), ({ carrier }) => nameOf(carrier)),
    column('departure', t('freight.departure'), ({ departure }) => time(departure)),
    column('closing', t('freight.closing'), ({ closing }) => time(closing)),
    column('portCutOff', t('freight.portCutOff'), ({ portCutOff }) => time(portCutOff)),
    column('arrival', t('freight.arrival'), ({ arrival }) => time(arrival)),
    column('transit', t('freight.transit'), ({ transitDays }) => transitDays),
    column('routing', t('freight.routing'), ({ transitPort }) =>
      transitPort ? nameOf(transitPort) : t('freight.directTag'),
    ),
    column('way', t('freight.way'), ({ way }) => carbonWords.way(way) ?? ''),
    ...(hasTotals
      ? [
          column('total', t(isFreightOnly ? 'shipment.freightTotal' : 'shipment.total'), ({ cost }) =>
            cost?.total ? format.money(cost.total) : '',
          ),
        ]
      : []),
    ...boxTypes.map((each) =>
      column(each, each, ({ prices }) => {
        const price = prices?.[each];
        return price ? format.money(price) : '';
      }),
    ),
    column('co2', t('carbon.co2'), (sailing) => plain(carbonWords.mass(carbonOf(sailing, box)))),
    column('reliability', t('freight.reliability'), ({ reliability }) =>
      reliability === null ? '' : t('freight.percent', { percent: reliability }),
    ),
    column('demurrage', t('freight.file.demurrage'), ({ freeDays }) => days(freeDays.demurrage)),
    column('detention', t('freight.file.detention'), ({ freeDays }) => days(freeDays.detention)),
  ];
}
