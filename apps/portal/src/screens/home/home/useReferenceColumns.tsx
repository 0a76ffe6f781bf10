import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import type { BoxType } from '@fairway/gateway/contract/shapes';
import { RouterLink } from '@fairway/site';
import { Badge, type Column, PriceChange, Sparkline } from '@fairway/ui';
import { useMemo } from 'react';
import { weekName } from '../../../features/sailings/weekName.ts';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import * as styles from './HomeScreen.css.ts';
import type { words } from './words.zh.ts';

type Prices = DataOf<typeof freight.selectReferencePrices>;
export type ReferenceRow = Prices['rows'][number];

/** Columns of the reference prices; visitors see an index instead of prices, and a row of an uncommon week names it. */
export function useReferenceColumns(
  access: Prices['access'],
  common: string | undefined,
): readonly Column<ReferenceRow>[] {
  const { t, format, nameOf } = useWords<typeof words>();
  return useMemo(() => {
    const visitor = access === 'login';
    const price = (box: BoxType, main: boolean): Column<ReferenceRow> => ({
      key: box,
      header: box,
      align: 'end',
      ...(main ? { phonePlace: 'figure', cardLabel: box } : {}),
      cell: ({ prices }) => {
        const quoted = prices?.[box];
        if (quoted)
          return <span className={main ? styles.mainPrice : undefined}>{format.money(quoted)}</span>;
        return <span className={styles.hidden}>{t('freight.notQuoted')}</span>;
      },
    });
    const columns: Column<ReferenceRow>[] = [
      {
        key: 'route',
        header: t('home.route'),
        priority: 'title',
        cell: ({ origin, destination, week }) => (
          <RouterLink
            href={resultsAddress({ origin: origin.code, destination: destination.code, week })}
            className={styles.lane}
          >
            <strong className={styles.laneName}>
              {t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
            </strong>
            <span className={styles.codes}>
              {origin.code} – {destination.code}
              {week === common ? null : ` · ${weekName(week, format)}`}
            </span>
          </RouterLink>
        ),
      },
      {
        key: 'cutOff',
        header: t('home.earliestCutOff'),
        cell: ({ earliestCutOff }) => (earliestCutOff ? <bdi>{format.portTime(earliestCutOff)}</bdi> : '—'),
      },
      {
        key: 'transit',
        phonePlace: 'line',
        header: t('home.transit'),
        cell: ({ transitDays }) => (transitDays === null ? '—' : t('freight.days', { count: transitDays })),
      },
      {
        key: 'routing',
        onlyWide: true,
        phonePlace: 'line',
        header: t('home.routing'),
        cell: ({ transitPort }) =>
          transitPort ? (
            <Badge tone="neutral">{t('freight.via', { port: nameOf(transitPort) })}</Badge>
          ) : (
            <Badge tone="good">{t('freight.directTag')}</Badge>
          ),
      },
      ...(visitor
        ? [
            {
              key: 'index',
              header: t('home.index'),
              align: 'end' as const,
              phonePlace: 'figure' as const,
              cardLabel: t('home.index'),
              cell: ({ index }: ReferenceRow) => {
                const latest = index.at(-1) ?? null;
                return latest === null ? (
                  <span className={styles.hidden}>{t('freight.notQuoted')}</span>
                ) : (
                  <span className={styles.mainPrice}>{format.number(latest)}</span>
                );
              },
            },
          ]
        : [price('20GP', false), price('40HQ', true)]),
      {
        key: 'change',
        phonePlace: 'aside',
        header: t('home.change'),
        align: 'end',
        cell: ({ change }) =>
          change === null ? '—' : <PriceChange value={change} text={format.percent(change)} />,
      },
      {
        key: 'trend',
        header: t('home.trend'),
        cell: ({ trend, index }) => <Trend points={visitor ? index : trend} asIndex={visitor} />,
      },
    ];
    return columns;
  }, [t, format, nameOf, access, common]);
}

function Trend({ points, asIndex }: { points: ReferenceRow['trend']; asIndex: boolean }) {
  const { t, format } = useWords<typeof words>();
  const known = points.filter((point) => point !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return '—';
  const figure = (point: number) =>
    asIndex ? format.number(point) : format.money({ amount: point, currency: 'USD' });
  return (
    <Sparkline
      points={points}
      label={t(asIndex ? 'home.indexText' : 'home.trendText', { from: figure(first), to: figure(last) })}
    />
  );
}
