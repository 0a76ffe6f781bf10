import { RouteMap } from '@fairway/ui';
import { useMemo } from 'react';
import { useWords } from '../../../language/words.ts';
import type { DetailProps } from './DetailHead.tsx';
import { DetailSection } from './DetailSection.tsx';
import { CarbonFacts, Ways } from './Ways.tsx';
import type { words } from './words.zh.ts';

/** The way over water on the chart. */
export function RouteSection({ detail }: DetailProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { origin, destination, track } = detail;
  const others = useMemo(
    () => detail.ways.filter(({ isTaken }) => !isTaken && detail.way !== null).flatMap(({ lines }) => lines),
    [detail],
  );
  const canals = track.via.map((canal) =>
    canal === 'suez' ? t('detail.suez') : canal === 'panama' ? t('detail.panama') : canal,
  );
  const facts = [
    t('detail.distance', { miles: format.number(Math.round(track.nauticalMiles)) }),
    ...canals,
    t('detail.mapNote'),
  ];
  return (
    <DetailSection title={t('detail.route')} note={facts}>
      <RouteMap
        label={t('detail.mapLabel', { origin: nameOf(origin), destination: nameOf(destination) })}
        lines={track.lines}
        others={others}
        markers={[
          { key: origin.code, label: nameOf(origin), lon: origin.lon, lat: origin.lat, kind: 'origin' },
          {
            key: destination.code,
            label: nameOf(destination),
            lon: destination.lon,
            lat: destination.lat,
            kind: 'destination',
          },
        ]}
        height={360}
      />
      <Ways detail={detail} />
      <CarbonFacts detail={detail} />
    </DetailSection>
  );
}
