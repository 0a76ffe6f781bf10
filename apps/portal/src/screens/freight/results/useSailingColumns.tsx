import type { Money } from '@fairway/gateway';
import type { CostedSailing } from '@fairway/gateway/contract/freight';
import type { ShipmentQuery } from '@fairway/trade';
import { Badge, ButtonLink, type Column } from '@fairway/ui';
import { useMemo } from 'react';
import { boxTypes, useBoxType } from '../../../features/boxes/useBoxType.ts';
import { carbonOf } from '../../../features/sailings/carbon.ts';
import { useCarbonWords } from '../../../features/sailings/useCarbonWords.ts';
import { CostCell, wholeOf } from '../../../features/shipment/CostCell.tsx';
import { time } from '../../../features/time.css.ts';
import { useWords } from '../../../language/words.ts';
import { sailDetailAddress } from '../sailDetail/address.ts';
import type { VesselGroup } from './byVessel.ts';
import { CarrierChips } from './CarrierChips.tsx';
import { CompareTick, type Ticks } from './CompareTick.tsx';
import { CutOffs } from './CutOffs.tsx';
import { closedWords } from './closedWords.ts';
import { choosableColumns, isColumnShown, useColumnChoice } from './columnChoice.ts';
import * as styles from './SailingsTable.css.ts';
import type { words } from './words.zh.ts';

export interface SailingColumnOptions {
  /** All sailings of a vessel by the id of the one that represents them. */
  readonly groups: ReadonlyMap<string, VesselGroup>;
  /** The shipment of links, and of the total; no boxes mean no shipment. */
  readonly shipment: ShipmentQuery;
  /** The lowest total of the list. */
  readonly cheapest: Money | null;
  /** The total is of the ocean freight alone. */
  readonly isFreightOnly: boolean;
  /** Whether the reader sees prices, and can sort by them. */
  readonly seesPrices: boolean;
  readonly ticks: Ticks;
  /** The sort key of the list: its column is visible. */
  readonly sort: string;
}

/** The columns of the results. */
export function useSailingColumns({
  groups,
  shipment,
  cheapest,
  isFreightOnly,
  seesPrices,
  ticks,
  sort,
}: SailingColumnOptions): readonly Column<CostedSailing>[] {
  const { t, format, nameOf } = useWords<typeof words>();
  const carbonWords = useCarbonWords();
  const [box] = useBoxType();
  const choice = useColumnChoice();
  const hasTotals = shipment.boxes !== undefined;
  return useMemo(() => {
    const whole = wholeOf([...groups.values()].map(([first]) => first.cost));
    const columns: Column<CostedSailing>[] = [
      {
        key: 'compare',
        header: t('freight.compare'),
        headerHidden: true,
        width: '44px',
        cell: (sailing) => <CompareTick sailing={sailing} ticks={ticks} />,
      },
      {
        key: 'carrier',
        header: t('freight.carrier'),
        priority: 'title',
        cell: (sailing) => (
          <span className={styles.names}>
            <strong className={styles.vessel}>{sailing.vessel}</strong>
            <span className={styles.voyage}>
              {(groups.get(sailing.id)?.length ?? 1) > 1
                ? sailing.voyage
                : `${sailing.voyage} · ${nameOf(sailing.carrier)}`}
            </span>
          </span>
        ),
      },
      {
        key: 'carriers',
        header: t('freight.carriers'),
        cell: (sailing) => (
          <CarrierChips sailings={groups.get(sailing.id) ?? [sailing]} shipment={shipment} />
        ),
      },
      {
        key: 'departure',
        header: t('freight.departure'),
        sortable: true,
        cell: (sailing) => {
          const { closedBy: closed } = sailing;
          return (
            <span className={styles.moment}>
              <strong>
                <bdi>{format.portDay(sailing.departure)}</bdi>
              </strong>
              {closed ? <Badge tone="neutral">{t(closedWords[closed])}</Badge> : null}
            </span>
          );
        },
      },
      {
        key: 'cutOffs',
        header: t('freight.cutOffs'),
        cell: (sailing) => <CutOffs sailing={sailing} />,
      },
      {
        key: 'transit',
        header: t('freight.transit'),
        sortable: true,
        align: 'end',
        cell: ({ transitDays }) => t('freight.days', { count: transitDays }),
      },
      {
        key: 'arrival',
        onlyWide: true,
        header: t('freight.arrival'),
        cell: ({ arrival }) => <span className={time}>{format.portDay(arrival)}</span>,
      },
      {
        key: 'routing',
        header: t('freight.routing'),
        cell: ({ transitPort, way }) => (
          <span className={styles.names}>
            <span>
              {transitPort ? (
                <Badge tone="neutral">{t('freight.via', { port: nameOf(transitPort) })}</Badge>
              ) : (
                <Badge tone="good">{t('freight.directTag')}</Badge>
              )}
            </span>
            <span className={styles.voyage}>{carbonWords.way(way)}</span>
          </span>
        ),
      },
      {
        key: 'co2',
        header: t('carbon.co2'),
        sortable: true,
        align: 'end',
        cell: (sailing) => <span className={styles.price}>{carbonWords.mass(carbonOf(sailing, box))}</span>,
      },
      {
        key: 'reliability',
        header: t('freight.reliability'),
        sortable: true,
        align: 'end',
        cell: ({ reliability }) =>
          reliability === null ? t('carbon.unknown') : t('freight.percent', { percent: reliability }),
      },
      {
        key: 'freeDays',
        header: t('freight.freeDays'),
        sortable: true,
        align: 'end',
        cell: ({ freeDays: { demurrage, detention } }) =>
          demurrage === null && detention === null
            ? t('freight.notQuoted')
            : [demurrage, detention].map((days) => days ?? '—').join(' / '),
      },
      ...(hasTotals
        ? [
            {
              key: 'total',
              header: t(isFreightOnly ? 'shipment.freightTotal' : 'shipment.total'),
              sortable: seesPrices,
              align: 'end' as const,
              cell: ({ cost }: CostedSailing) =>
                cost ? (
                  <CostCell cost={cost} cheapest={cheapest} whole={whole} />
                ) : (
                  <span className={styles.hidden}>{t('freight.loginToView')}</span>
                ),
            },
          ]
        : []),
      ...boxTypes.map(
        (each): Column<CostedSailing> => ({
          key: each,
          header: each,
          onlyWide: hasTotals || each !== box,
          sortable: seesPrices,
          align: 'end',
          cell: ({ prices }) => {
            if (!prices) return <span className={styles.hidden}>{t('freight.loginToView')}</span>;
            const price = prices[each];
            if (!price) return <span className={styles.hidden}>{t('freight.notQuoted')}</span>;
            return (
              <span className={each === '40HQ' ? styles.mainPrice : styles.price}>{format.money(price)}</span>
            );
          },
        }),
      ),
      {
        key: 'details',
        onlyWide: true,
        header: t('freight.details'),
        headerHidden: true,
        priority: 'action',
        align: 'end',
        cell: (sailing) => (
          <ButtonLink
            size="small"
            href={sailDetailAddress(sailing, shipment)}
            aria-label={t('freight.detailsOf', { vessel: sailing.vessel, voyage: sailing.voyage })}
          >
            {t('freight.details')}
          </ButtonLink>
        ),
      },
    ];
    return columns.filter(({ key }) => {
      const choosable = choosableColumns.find((each) => each === key);
      return choosable === undefined || isColumnShown(choosable, choice, hasTotals, sort);
    });
  }, [
    t,
    format,
    nameOf,
    carbonWords,
    box,
    groups,
    shipment,
    cheapest,
    isFreightOnly,
    seesPrices,
    ticks,
    choice,
    hasTotals,
    sort,
  ]);
}
