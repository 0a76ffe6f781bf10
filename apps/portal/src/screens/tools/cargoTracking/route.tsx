import { type OutlineProps, useGateway, useLoaded } from '@fairway/site';
import { Content, ListDetail, PageHead, Skeleton } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { type TrackingQuery, trackingList } from './address.ts';
import * as styles from './CargoTrackingScreen.css.ts';
import { DetailView } from './DetailView.tsx';
import type { loader, TrackingData } from './loader.ts';
import { NumberBox } from './NumberBox.tsx';
import { ToTry } from './ToTry.tsx';
import { TrackingList } from './TrackingList.tsx';
import { useComing } from './useComing.ts';
import type { words } from './words.zh.ts';

/** Cargo tracking: a box for numbers, the watched numbers, and the open one. */
function CargoTrackingScreen() {
  return <Tracking {...useLoaded<typeof loader>()} />;
}

/** The box and the shape of the list, while numbers are on their way. */
function CargoTrackingOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Tracking query={trackingList.read(params, now())} guide={null} page={null} detail={null} />;
}

type TrackingProps = Omit<TrackingData, 'guide'> & {
  guide: TrackingData['guide'] | null;
  query: TrackingQuery;
};

function Tracking({ query, guide, page, detail }: TrackingProps) {
  const { t } = useWords<typeof words>();
  useComing(page?.rows ?? []);
  return (
    <>
      <div className={styles.band}>
        <Content>
          <div className={styles.head}>
            <PageHead title={t('tracking.title')} lead={t('tracking.lead')} />
            <NumberBox guide={guide} number={query.number ?? ''} />
          </div>
        </Content>
      </div>
      <Content whole>
        {guide === null ? (
          <Skeleton rows={6} columns={2} />
        ) : page && page.counts.all > 0 ? (
          <ListDetail
            narrow="list"
            opened={query.id ?? null}
            label={t('tracking.detail')}
            list={<TrackingList query={query} page={page} openId={detail?.row.id ?? null} />}
            detail={
              detail ? (
                <div className={styles.detail}>
                  <DetailView
                    detail={detail}
                    guide={guide}
                    back={trackingList.addressOf({ ...query, id: undefined })}
                  />
                </div>
              ) : null
            }
          />
        ) : (
          <>
            <ToTry guide={guide} number={query.number} open={detail !== null} />
            {detail ? (
              <section className={styles.detail} aria-label={t('tracking.detail')}>
                <DetailView detail={detail} guide={guide} back={null} />
              </section>
            ) : null}
          </>
        )}
      </Content>
    </>
  );
}

export { CargoTrackingOutline as Outline, CargoTrackingScreen as Component };
