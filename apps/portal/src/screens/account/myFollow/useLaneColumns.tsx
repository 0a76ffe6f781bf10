import type { FollowedLane } from '@fairway/gateway/contract/attention';
import type { BoxType } from '@fairway/gateway/contract/shapes';
import { Button, type Column } from '@fairway/ui';
import { boxTypes } from '../../../features/boxes/useBoxType.ts';
import { Moved } from '../../../features/follow/Moved.tsx';
import { keyOf, useFollow } from '../../../features/follow/useFollow.ts';
import { weekName } from '../../../features/sailings/weekName.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './MyFollowScreen.css.ts';
import type { words } from './words.zh.ts';

/** Returns the columns of followed routes, with prices or the totals of a shipment; a row names its week if it is not the common one. */
export function useLaneColumns(
  common: string | undefined,
  isCosted: boolean,
): readonly Column<FollowedLane>[] {
  const spoken = useWords<typeof words>();
  const { t, format, nameOf } = spoken;
  const follow = useFollow(spoken);
  const laneOf = ({ attention: { origin, destination } }: FollowedLane) =>
    t('follow.lane', { origin: nameOf(origin), destination: nameOf(destination) });
  const totalColumn: Column<FollowedLane> = {
    key: 'total',
    header: t('myFollow.total'),
    sortable: true,
    align: 'end',
    cell: ({ total }) =>
      total ? (
        <span className={styles.mainPrice}>{format.money(total)}</span>
      ) : (
        <span className={styles.quiet}>{t('myFollow.noTotal')}</span>
      ),
    value: ({ total }) => (total ? format.money(total) : ''),
  };
  const priceColumn = (box: BoxType): Column<FollowedLane> => ({
    key: box,
    header: box,
    sortable: true,
    align: 'end',
    cell: ({ prices }) => {
      const price = prices?.[box];
      if (!price) return <span className={styles.quiet}>{t('myFollow.notQuoted')}</span>;
      return <span className={box === '40HQ' ? styles.mainPrice : styles.price}>{format.money(price)}</span>;
    },
    value: ({ prices }) => {
      const price = prices?.[box];
      return price ? format.money(price) : '';
    },
  });
  return [
    {
      key: 'lane',
      header: t('myFollow.lane'),
      priority: 'title',
      value: laneOf,
      cell: (row) => (
        <span className={styles.lane}>
          {laneOf(row)}
          <span className={styles.codes}>
            {row.attention.origin.code} · {row.attention.destination.code}
            {common === undefined || row.week === common ? null : ` · ${weekName(row.week, format)}`}
          </span>
        </span>
      ),
    },
    {
      key: 'departure',
      header: t('myFollow.departure'),
      sortable: true,
      cell: ({ nextDeparture }) =>
        nextDeparture ? (
          <bdi className={styles.day}>{format.portDay(nextDeparture)}</bdi>
        ) : (
          <span className={styles.quiet}>{t('myFollow.noDeparture')}</span>
        ),
      value: ({ nextDeparture }) => (nextDeparture ? format.portDay(nextDeparture) : ''),
    },
    {
      key: 'sailings',
      header: t('myFollow.sailings'),
      align: 'end',
      cell: ({ sailings }) => format.number(sailings),
      value: ({ sailings }) => sailings,
    },
    ...(isCosted ? [totalColumn] : boxTypes.map(priceColumn)),
    {
      key: 'change',
      header: t('myFollow.change'),
      sortable: true,
      align: 'end',
      cell: ({ moved, prices }) => <Moved by={moved} currency={prices?.['40HQ']?.currency} spoken={spoken} />,
      value: ({ change }) => change ?? '',
    },
    {
      key: 'action',
      header: t('myFollow.unfollow'),
      headerHidden: true,
      priority: 'action',
      align: 'end',
      cell: (row) => {
        const { origin, destination } = row.attention;
        return (
          <Button
            size="small"
            tone="quiet"
            aria-label={t('myFollow.unfollowLane', { lane: laneOf(row) })}
            loading={
              follow.variables !== undefined && keyOf(follow.variables) === keyOf({ origin, destination })
            }
            onClick={() => void follow.mutate({ origin, destination, followed: false })}
          >
            {t('myFollow.unfollow')}
          </Button>
        );
      },
    },
  ];
}
