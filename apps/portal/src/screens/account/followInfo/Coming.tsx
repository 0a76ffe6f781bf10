import type { ComingSailing } from '@fairway/gateway/contract/attention';
import type { ShipmentQuery } from '@fairway/trade';
import {
  Badge,
  ButtonLink,
  type Column,
  DataTable,
  EmptyState,
  Inline,
  Section,
  Stack,
  useLink,
} from '@fairway/ui';
import { useCostWords } from '../../../features/shipment/useCostWords.ts';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import { sailDetailAddress } from '../../freight/sailDetail/address.ts';
import * as styles from './FollowInfoScreen.css.ts';
import type { FollowInfoData } from './loader.ts';
import type { words } from './words.zh.ts';

/** The next sailings, with the cheapest and the quickest of them. */
export function Coming({ data, shipment }: { data: FollowInfoData; shipment: ShipmentQuery }) {
  const { t, nameOf } = useWords<typeof words>();
  const { origin, destination, coming, cheapest, quickest, week } = data;
  const isCosted = shipment.boxes !== undefined;
  const columns = useColumns(data, isCosted);
  const hrefOf = (sailing: ComingSailing) => sailDetailAddress(sailing, shipment);
  const lane = t('follow.lane', { origin: nameOf(origin), destination: nameOf(destination) });
  const results = resultsAddress({ origin: origin.code, destination: destination.code, week, ...shipment });
  return (
    <Section ground="none" title={t('followInfo.coming')} note={t('followInfo.comingNote')}>
      {coming.length === 0 ? (
        <EmptyState
          kind="none-yet"
          size="small"
          title={t('followInfo.noneTitle')}
          actions={<ButtonLink href={results}>{t('followInfo.results')}</ButtonLink>}
        >
          {t('followInfo.noneText')}
        </EmptyState>
      ) : (
        <Stack gap="m">
          <Bests {...{ cheapest, quickest, isCosted, hrefOf }} />
          <DataTable
            caption={t('followInfo.caption', { lane })}
            columns={columns}
            rows={coming}
            rowKey={({ id }) => id}
            rowHref={hrefOf}
            phoneRow={(sailing) => <PhoneComing sailing={sailing} data={data} isCosted={isCosted} />}
            phoneHref={hrefOf}
          />
        </Stack>
      )}
    </Section>
  );
}

type BestsProps = Pick<FollowInfoData, 'cheapest' | 'quickest'> & {
  isCosted: boolean;
  hrefOf: (sailing: ComingSailing) => string;
};

/** The total of the shipment, or the price of a 40HQ without one. */
const priceOf = ({ cost, prices }: ComingSailing, isCosted: boolean) =>
  isCosted ? (cost?.total ?? null) : (prices?.['40HQ'] ?? null);

function Bests({ cheapest, quickest, isCosted, hrefOf }: BestsProps) {
  const { t, format } = useWords<typeof words>();
  const Link = useLink();
  const price = cheapest && priceOf(cheapest, isCosted);
  return (
    <ul className={styles.bests} aria-label={t('followInfo.bests')}>
      {cheapest && price ? (
        <li className={styles.best}>
          <Badge tone="good">{t('followInfo.cheapestRow')}</Badge>
          <Link href={hrefOf(cheapest)} className={styles.link}>
            {t('followInfo.best', {
              price: format.money(price),
              ship: cheapest.vessel,
              day: format.portDay(cheapest.departure),
            })}
          </Link>
        </li>
      ) : null}
      {quickest ? (
        <li className={styles.best}>
          <Badge tone="neutral">{t('followInfo.quickestRow')}</Badge>
          <Link href={hrefOf(quickest)} className={styles.link}>
            {t('followInfo.fastest', {
              days: quickest.transitDays,
              ship: quickest.vessel,
              day: format.portDay(quickest.departure),
            })}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

type Bests = Pick<FollowInfoData, 'cheapest' | 'quickest'>;

/** The best quality of a sailing. */
function Tags({ sailing, cheapest, quickest }: Bests & { sailing: ComingSailing }) {
  const { t } = useWords<typeof words>();
  return (
    <>
      {sailing.id === cheapest?.id ? <Badge tone="good">{t('followInfo.cheapestTag')}</Badge> : null}
      {sailing.id === quickest?.id ? <Badge tone="neutral">{t('followInfo.quickestTag')}</Badge> : null}
    </>
  );
}

function useColumns({ cheapest, quickest }: Bests, isCosted: boolean): readonly Column<ComingSailing>[] {
  const { t, format, nameOf } = useWords<typeof words>();
  return [
    {
      key: 'ship',
      header: t('followInfo.ship'),
      priority: 'title',
      cell: (sailing) => (
        <span className={styles.ship}>
          <strong>{sailing.vessel}</strong>
          <span className={styles.quiet}>
            {sailing.voyage} · {nameOf(sailing.carrier)}
          </span>
          <Tags {...{ sailing, cheapest, quickest }} />
        </span>
      ),
    },
    {
      key: 'departs',
      header: t('followInfo.departs'),
      cell: ({ departure }) => <bdi>{format.portDay(departure)}</bdi>,
    },
    {
      key: 'cutOff',
      header: t('followInfo.cutOff'),
      cell: ({ portCutOff }) => <bdi>{format.portTime(portCutOff)}</bdi>,
    },
    {
      key: 'transit',
      header: t('followInfo.transit'),
      align: 'end',
      cell: ({ transitDays }) => t('freight.days', { count: transitDays }),
    },
    {
      key: 'price',
      header: t(isCosted ? 'followInfo.total' : 'followInfo.price'),
      align: 'end',
      cell: (sailing) => <Price sailing={sailing} isCosted={isCosted} />,
    },
  ];
}

function Price({ sailing, isCosted }: { sailing: ComingSailing; isCosted: boolean }) {
  const { t, format } = useWords<typeof words>();
  const costWords = useCostWords();
  const price = priceOf(sailing, isCosted);
  if (price) return <span className={styles.price}>{format.money(price)}</span>;
  const { cost } = sailing;
  return (
    <span className={styles.quiet}>
      {isCosted && cost
        ? t('shipment.noTotal', { missing: costWords.missing(cost.missing.slice(0, 1)) })
        : t('followInfo.notQuoted')}
    </span>
  );
}

/** A coming sailing in two lines. */
function PhoneComing({
  sailing,
  data: { cheapest, quickest },
  isCosted,
}: {
  sailing: ComingSailing;
  data: Bests;
  isCosted: boolean;
}) {
  const { t, format } = useWords<typeof words>();
  return (
    <div className={styles.row}>
      <Inline align="baseline" justify="between" wrap={false}>
        <strong>{sailing.vessel}</strong>
        <Price sailing={sailing} isCosted={isCosted} />
      </Inline>
      <Inline align="baseline" justify="between" wrap={false}>
        <span className={styles.quiet}>
          {format.portDay(sailing.departure)} · {t('freight.days', { count: sailing.transitDays })}
        </span>
        <span className={styles.ship}>
          <Tags {...{ sailing, cheapest, quickest }} />
        </span>
      </Inline>
    </div>
  );
}
