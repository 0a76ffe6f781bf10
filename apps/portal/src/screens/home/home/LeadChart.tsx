import type { NewsChart } from '@fairway/gateway/contract/news';
import { LaterMap } from '../../../features/map/LaterMap.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export interface LeadChartProps {
  chart: NewsChart;
  label: string;
  height: number;
}

/** The ports and routes of the lead story. */
export function LeadChart({ chart, label, height }: LeadChartProps) {
  const { nameOf } = useWords<typeof words>();
  return (
    <LaterMap
      label={label}
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
