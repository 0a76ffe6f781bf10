import type { TrackedRow } from '@fairway/gateway/contract/cargoTracking';
import type { Column } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { useStateWords } from './useStateWords.ts';
import type { words } from './words.zh.ts';

/** Returns the columns of the saved file: the content of its rows, one value per column. */
export function useFileColumns(): readonly Column<TrackedRow>[] {
  const { t, nameOf, format } = useWords<typeof words>();
  const { stateOf, shiftOf, containersOf } = useStateWords();
  const column = (key: string, header: string, value: (row: TrackedRow) => string): Column<TrackedRow> => ({
    key,
    header,
    cell: value,
    value,
  });
  const time = (at: TrackedRow['arrival']) => (at ? format.portTime(at).replaceAll('\u00a0', ' ') : '');
  return [
    column('number', t('tracking.number'), ({ number }) => number),
    column('kind', t('tracking.kind'), ({ kind }) => t(`tracking.kinds.${kind}`)),
    column('carrier', t('tracking.carrier'), ({ carrier }) => (carrier ? nameOf(carrier) : '')),
    column('state', t('tracking.state'), (row) => stateOf(row)),
    column('containers', t('tracking.containers'), (row) => containersOf(row) ?? ''),
    column('vessel', t('tracking.vessel'), ({ vessel }) => (vessel ? `${vessel.name} ${vessel.voyage}` : '')),
    column('origin', t('tracking.origin'), ({ origin }) => (origin ? nameOf(origin) : '')),
    column('destination', t('tracking.destination'), ({ destination }) =>
      destination ? nameOf(destination) : '',
    ),
    column('departure', t('tracking.departure'), ({ departure }) => time(departure)),
    column('plannedArrival', t('tracking.plannedArrival'), ({ plannedArrival }) => time(plannedArrival)),
    column('arrival', t('tracking.arrival'), ({ arrival }) => time(arrival)),
    column('difference', t('tracking.difference'), ({ shiftHours }) => shiftOf(shiftHours) ?? ''),
  ];
}
