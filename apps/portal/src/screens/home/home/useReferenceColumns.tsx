import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import type { BoxType } from '@fairway/gateway/contract/shapes';
import { RouterLink } from '@fairway/site';
import { Badge, type Column, PriceChange, Sparkline } from '@fairway/ui';
import { useMemo } from 'react';
import { weekName } from '../../../features/sailings/weekName.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import * as styles from './HomeScreen.css.ts';
import { useWords } from './words.ts';

type Prices = DataOf<typeof freight.selectReferencePrices>;
export type ReferenceRow = Prices['rows'][number];

/** Columns of the reference prices; a row in another week than most names it, and without login the price columns say how to see them. */
export function useReferenceColumns(
  access: Prices['access'],
  common: string | undefined,
): readonly Column<ReferenceRow>[] {
  const { t, format, nameOf } = useWords();
  return useMemo(() => {
    const visitor = access === 'login';
    const price = (box: BoxType, main: boolean): Column<ReferenceRow> => ({
      key: box,
      header: box,
      align: 'end',
      // On a phone a visitor reads once how to see prices, and not for each box type.
      ...(main ? { phonePlace: 'figure' } : visitor ? { phonePlace: 'none' } : {}),
      ...(main && !visitor ? { cardLabel: box } : {}),
      cell: ({ prices }) => {
        const quoted = prices?.[box];
        if (quoted)
          return <span className={main ? styles.mainPrice : undefined}>{format.money(quoted)}</span>;
        return (
          <span className={styles.hidden}>{t(visitor ? 'freight.loginToView' : 'freight.notQuoted')}</span>
        );
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
        phonePlace: 'line',
        header: t('home.routing'),
        cell: ({ transitPort }) =>
          transitPort ? (
            <Badge tone="neutral">{t('freight.via', { port: nameOf(transitPort) })}</Badge>
          ) : (
            <Badge tone="good">{t('freight.directTag')}</Badge>
          ),
      },
      price('20GP', false),
      price('40HQ', true),
    ];
    if (visitor) return columns;
    return [
      ...columns,
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
        cell: ({ trend }) => <Trend points={trend} />,
      },
    ];
  }, [t, format, nameOf, access, common]);
}

function Trend({ points }: { points: ReferenceRow['trend'] }) {
  const { t, format } = useWords();
  const known = points.filter((point) => point !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return '—';
  const money = (amount: number) => format.money({ amount, currency: 'USD' });
  return <Sparkline points={points} label={t('home.trendText', { from: money(first), to: money(last) })} />;
}
