import type { FollowedLane } from '@fairway/gateway/contract/attention';
import { attentionListing } from '@fairway/gateway/contract/listings/attention';
import {
  ListEmpty,
  ListExport,
  ListPages,
  type OutlineProps,
  useGateway,
  useList,
  useLoaded,
} from '@fairway/site';
import {
  Badge,
  ButtonLink,
  Content,
  DataTable,
  EmptyState,
  Inline,
  PageHead,
  Stack,
  Text,
} from '@fairway/ui';
import { BoxChoice } from '../../../features/boxes/BoxChoice.tsx';
import { SearchBox } from '../../../features/guide/ListView.tsx';
import { weekName } from '../../../features/sailings/weekName.ts';
import { ShipmentProblems, ShipmentTool } from '../../../features/shipment/ShipmentTool.tsx';
import { shipmentQueryOf } from '../../../features/shipment/shipmentAddress.ts';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import { followInfoAddress } from '../followInfo/address.ts';
import { myCalendarsAddress } from '../myCalendars/address.ts';
import { myFollow } from './address.ts';
import type { FollowData, loader } from './loader.ts';
import * as styles from './MyFollowScreen.css.ts';
import { PhoneLane } from './PhoneLane.tsx';
import { useLaneColumns } from './useLaneColumns.tsx';
import type { words } from './words.zh.ts';

/** The routes that a user follows: this week's prices, their changes, and the next departures. */
function MyFollowScreen() {
  const data = useLoaded<typeof loader>();
  return <Followed query={data.query} page={data.page} />;
}

/** The followed routes for their address while they load. */
function MyFollowOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Followed query={myFollow.read(params, now())} page={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);
const mostExpected = 6;

interface FollowedProps {
  query: FollowData['query'];
  page: FollowData['page'] | null;
}

function Followed({ query, page }: FollowedProps) {
  const { t, format } = useWords<typeof words>();
  const controls = useList(myFollow, query);
  const shipment = shipmentQueryOf(query);
  const isCosted = shipment.boxes !== undefined;
  const columns = useLaneColumns(page?.week, isCosted);
  const hrefOf = ({ attention: { origin, destination } }: FollowedLane) =>
    followInfoAddress({ origin: origin.code, destination: destination.code }, shipment);
  const nothing = page?.total === 0 && !myFollow.isNarrowed(query);
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('myFollow.title')}
          aside={<ButtonLink href={myCalendarsAddress()}>{t('title.myCalendars')}</ButtonLink>}
          lead={
            page && !nothing
              ? t(isCosted ? 'myFollow.leadOfTotals' : 'myFollow.lead', { week: weekName(page.week, format) })
              : t('myFollow.leadAwaited')
          }
        />
        {nothing ? (
          <EmptyState
            kind="none-yet"
            title={t('myFollow.emptyTitle')}
            actions={
              <ButtonLink tone="brand" href={resultsAddress()}>
                {t('myFollow.browse')}
              </ButtonLink>
            }
          >
            {t('myFollow.emptyText')}
          </EmptyState>
        ) : (
          <Stack gap="m">
            <SearchBox
              label={t('myFollow.search')}
              placeholder={t('myFollow.placeholder')}
              submit={t('myFollow.submit')}
              value={query.keyword}
              longest={attentionListing.keyword}
              onSearch={(keyword) => controls.change({ keyword })}
            />
            <div className={styles.count}>
              <span aria-live="polite">
                {page ? t('myFollow.count', { count: page.total }) : t('myFollow.awaited')}{' '}
                {page?.sample ? <Badge tone="caution">{t('myFollow.sample')}</Badge> : null}
              </span>
              <Inline gap="s">
                {isCosted ? null : (
                  <span className={styles.boxes}>
                    <BoxChoice label={t('myFollow.boxType')} />
                  </span>
                )}
                <ShipmentTool />
                {page && page.total > 0 ? (
                  <ListExport tone="quiet" name={t('myFollow.title')} {...{ columns, query, loadPage }} />
                ) : null}
              </Inline>
            </div>
            <ShipmentProblems />
            {isCosted && page?.rows.some(({ costAccess }) => costAccess === 'freight') ? (
              <Text size="small" tone="quiet">
                {t('myFollow.freightOnly')}
              </Text>
            ) : null}
            <DataTable
              caption={t('myFollow.caption')}
              columns={columns}
              rows={page?.rows ?? []}
              rowKey={({ attention }) => attention.id}
              rowHref={hrefOf}
              sort={controls.sort}
              onSortChange={controls.onSortChange}
              status={page === null ? 'loading' : controls.pending ? 'refreshing' : 'ready'}
              expectedRows={mostExpected}
              lines={2}
              phoneRow={(row) => <PhoneLane row={row} isCosted={isCosted} />}
              phoneHref={hrefOf}
              empty={
                <ListEmpty list={myFollow} query={query}>
                  {null}
                </ListEmpty>
              }
            />
            {page ? (
              <ListPages
                list={myFollow}
                query={query}
                total={page.total}
                controls={controls}
                prefetchable={loadPage}
              />
            ) : null}
          </Stack>
        )}
      </Stack>
    </Content>
  );
}

export { MyFollowOutline as Outline, MyFollowScreen as Component };
