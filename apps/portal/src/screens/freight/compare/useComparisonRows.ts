import type { SailingDetail } from '@fairway/gateway/contract/freight';
import { costSides, oceanFreight, type Shipment } from '@fairway/trade';
import { useMemo } from 'react';
import { carbonOf } from '../../../features/sailings/carbon.ts';
import { useCarbonWords } from '../../../features/sailings/useCarbonWords.ts';
import { summaryOf } from '../../../features/shipment/shipmentAddress.ts';
import { useCostWords } from '../../../features/shipment/useCostWords.ts';
import { useWords } from '../../../language/words.ts';
import { bestOf, comparedCharges } from './comparison.ts';
import type { words } from './words.zh.ts';

/** A line of the comparison: its subject, and the value of each sailing. */
export interface ComparisonRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
  /** The label and the values in files; null where they are those of the page. */
  readonly inFile: { readonly label: string; readonly values: readonly (string | number | null)[] } | null;
  readonly best: number | null;
  /** A heading of the lines below it, or a sum of those above. */
  readonly kind: 'heading' | 'line' | 'sum';
}

const cutOffCodes = ['DCO', 'VCO', 'CUA', 'PCO'] as const;

/** The lines that compare some sailings. */
export function useComparisonRows(
  details: readonly SailingDetail[],
  shipment: Shipment | null,
): readonly ComparisonRow[] {
  const { t, format, nameOf } = useWords<typeof words>();
  const costWords = useCostWords();
  const carbonWords = useCarbonWords();
  return useMemo(() => {
    const line = (
      key: string,
      label: string,
      values: readonly string[],
      more: Partial<Pick<ComparisonRow, 'inFile' | 'best' | 'kind'>> = {},
    ): ComparisonRow => ({ key, label, values, inFile: null, best: null, kind: 'line', ...more });
    const heading = (key: string, label: string) =>
      line(
        key,
        label,
        details.map(() => ''),
        { kind: 'heading' },
      );
    const withUnit = (name: string, unit: string) => t('compare.withUnit', { name, unit });
    const currency = details[0]?.cost?.currency ?? 'USD';
    const amounts = (
      key: string,
      label: string,
      of: readonly (number | null)[],
      kind: ComparisonRow['kind'] = 'line',
    ) =>
      line(
        key,
        label,
        of.map((amount) => (amount === null ? '—' : format.sum({ amount, currency }))),
        {
          kind,
          inFile: {
            label: withUnit(label, currency),
            values: of.map((amount) => (amount === null ? null : amount / 100)),
          },
          best: kind === 'sum' ? bestOf(of) : null,
        },
      );
    const counts = (key: string, label: string, of: readonly (number | null)[], least: boolean) =>
      line(
        key,
        label,
        of.map((days) => (days === null ? '—' : t('compare.days', { count: days }))),
        { inFile: { label: withUnit(label, t('compare.dayUnit')), values: of }, best: bestOf(of, least) },
      );
    const totals = details.map(({ cost }) => cost?.total?.amount ?? null);
    const lowest = Math.min(...totals.flatMap((total) => total ?? []));
    const grams = details.map((detail) => carbonOf(detail, '40HQ'));
    const hasCost = details.some(({ cost }) => cost !== null);
    const boxes = (['20GP', '40GP', '40HQ'] as const).map((box) => {
      const prices = details.map(({ sailing }) => sailing.prices?.[box] ?? null);
      return line(
        box,
        `${t('compare.freight')} ${box}`,
        prices.map((price) => (price ? format.money(price) : '—')),
      );
    });
    const costRows = [
      amounts('total', t('shipment.total'), totals, 'sum'),
      line(
        'dearer',
        t('compare.against'),
        details.map(({ cost }, index) => {
          const total = totals[index] ?? null;
          if (total !== null)
            return total === lowest
              ? t('shipment.cheapest')
              : t('shipment.dearerShort', { amount: format.sum({ amount: total - lowest, currency }) });
          return t('shipment.noTotal', { missing: costWords.missing(cost?.missing ?? []) });
        }),
      ),
      ...costSides.flatMap((side) => [
        heading(side, t(`compare.side.${side}`)),
        ...comparedCharges(details)
          .filter((charge) => charge.side === side)
          .map((charge) =>
            amounts(
              `${side} ${charge.code}`,
              charge.code === oceanFreight ? nameOf(charge) : `${nameOf(charge)} ${charge.code}`,
              charge.lines.map((own) => (own?.lacking && own.amount === 0 ? null : (own?.converted ?? null))),
            ),
          ),
      ]),
    ];
    const cutOff = (code: (typeof cutOffCodes)[number]) => {
      const times = details.map(({ cutOffs }) => cutOffs.find((each) => each.code === code)?.time ?? null);
      return line(
        code,
        t(`compare.cutOff.${code}`),
        times.map((time) => (time ? format.portTime(time) : '—')),
        {
          inFile: {
            label: t(`compare.cutOff.${code}`),
            values: times.map((time) => time && format.portStamp(time)),
          },
        },
      );
    };
    const vesselRows = [
      line(
        'operator',
        t('compare.operator'),
        details.map(({ vessel, sailing: { carrier } }) =>
          vessel?.operator === carrier.code ? nameOf(carrier) : (vessel?.operator ?? '—'),
        ),
      ),
      line(
        'built',
        t('compare.built'),
        details.map(({ vessel }) => String(vessel?.built ?? '—')),
      ),
      line(
        'teu',
        t('compare.teu'),
        details.map(({ vessel }) => (vessel?.nominalTeu ? format.number(vessel.nominalTeu) : '—')),
      ),
    ].filter(({ values }) => values.some((value) => value !== '—'));
    return [
      // The tool that names the shipment is neither on paper nor in a file.
      ...(shipment
        ? [
            line(
              'shipment',
              t('shipment.title'),
              details.map(() => summaryOf(shipment)),
            ),
          ]
        : []),
      ...(hasCost ? costRows : boxes),
      heading('dates', t('compare.dates')),
      line(
        'departure',
        t('compare.departure'),
        details.map(({ sailing }) => format.portDay(sailing.departure)),
        {
          inFile: {
            label: t('compare.departure'),
            values: details.map(({ sailing }) => format.portStamp(sailing.departure)),
          },
        },
      ),
      line(
        'arrival',
        t('compare.arrival'),
        details.map(({ sailing }) => format.portDay(sailing.arrival)),
        {
          inFile: {
            label: t('compare.arrival'),
            values: details.map(({ sailing }) => format.portStamp(sailing.arrival)),
          },
        },
      ),
      counts(
        'transit',
        t('compare.transit'),
        details.map(({ sailing }) => sailing.transitDays),
        true,
      ),
      line(
        'transfer',
        t('compare.transfer'),
        details.map(({ sailing }) =>
          sailing.transitPort ? t('compare.via', { port: nameOf(sailing.transitPort) }) : t('compare.direct'),
        ),
      ),
      line(
        'way',
        t('compare.way'),
        details.map(({ way }) => carbonWords.way(way) ?? '—'),
      ),
      line(
        'co2',
        t('carbon.co2'),
        details.map((detail) => carbonWords.mass(carbonOf(detail, '40HQ'))),
        {
          inFile: {
            label: withUnit(t('carbon.co2'), 'kg'),
            values: grams.map((each) => (each === null ? null : Math.round(each / 1000))),
          },
          best: bestOf(grams),
        },
      ),
      ...cutOffCodes.map(cutOff),
      heading('free', t('compare.free')),
      counts(
        'demurrage',
        t('compare.demurrage'),
        details.map(({ freeDays }) => freeDays.demurrage),
        false,
      ),
      counts(
        'detention',
        t('compare.detention'),
        details.map(({ freeDays }) => freeDays.detention),
        false,
      ),
      line(
        'freeTime',
        t('compare.freeTime'),
        details.map(({ freeTime: [first] }) =>
          first && first.workedDays !== null
            ? t('compare.workedOf', { days: first.freeDays, worked: first.workedDays })
            : '—',
        ),
      ),
      ...(vesselRows.length > 0 ? [heading('vessel', t('compare.vessel')), ...vesselRows] : []),
    ];
  }, [details, shipment, t, format, nameOf, costWords, carbonWords]);
}
