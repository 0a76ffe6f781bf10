import type { NewsChart } from '@fairway/gateway/contract/news';
import { RouteMap } from '@fairway/ui';
import type { NewsSpoken } from './say.ts';

/** The ports and ways of an article, drawn. */
export function NewsChartMap({
  chart,
  title,
  spoken: { t, nameOf },
  height,
}: {
  chart: NewsChart;
  title: string;
  spoken: NewsSpoken;
  height: number;
}) {
  return (
    <RouteMap
      label={t('newsItem.chartOf', { title })}
      lines={chart.lines}
      markers={chart.places.map((place) => ({
        key: place.code,
        label: nameOf(place),
        lon: place.lon,
        lat: place.lat,
        kind: 'port',
      }))}
      height={height}
    />
  );
}
