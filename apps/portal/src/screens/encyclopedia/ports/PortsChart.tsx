import { RouteMap } from '@fairway/ui';
import { memo, useMemo } from 'react';
import { useWords } from '../../../language/words.ts';
import { portAddress } from '../port/address.ts';
import type { PortsData } from './loader.ts';
import type { words } from './words.zh.ts';

/** Keeps the room of the line below the chart. */
const nothingYet = '\u00a0';

/**
 * Every port that matches, on whichever page of the list; without ports while they are on their way. Not rendered for
 * another sort or page.
 */
export const PortsChart = memo(function PortsChart({ of }: { of: PortsData['page']['chart'] | undefined }) {
  const { t, nameOf } = useWords<typeof words>();
  const markers = useMemo(
    () =>
      of?.map((port) => ({
        key: port.code,
        label: nameOf(port),
        name: `${nameOf(port)} ${port.code}`,
        href: portAddress(port.code),
        lon: port.lon,
        lat: port.lat,
        kind: 'port' as const,
      })),
    [of, nameOf],
  );
  return (
    <RouteMap
      label={t('ports.chart')}
      markers={markers}
      height="world"
      caption={of ? t('ports.onChart', { count: of.length }) : nothingYet}
    />
  );
});
