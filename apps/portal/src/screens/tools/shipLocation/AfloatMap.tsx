import type { DataOf } from '@fairway/gateway/contract/call';
import type { shipLocation } from '@fairway/gateway/contract/shipLocation';
import { RouteMap } from '@fairway/ui';
import { useMemo } from 'react';
import { useWords } from '../../../language/words.ts';
import { shipLocationAddress } from './address.ts';
import type { words } from './words.zh.ts';

type Afloat = DataOf<typeof shipLocation.selectAfloat>['rows'];

/** All vessels under way by their schedules; the list below has each of them. */
export function AfloatMap({ of }: { of: Afloat }) {
  const { t } = useWords<typeof words>();
  const markers = useMemo(
    () =>
      of.map(({ imo, name, lon, lat }) => ({
        key: imo,
        label: name,
        href: shipLocationAddress({ imo }),
        lon,
        lat,
        kind: 'vessel' as const,
      })),
    [of],
  );
  return (
    <RouteMap
      label={t('shipAt.mapOf', { count: of.length })}
      markers={markers}
      height="world"
      caption={t('shipAt.onMap', { count: of.length })}
    />
  );
}
