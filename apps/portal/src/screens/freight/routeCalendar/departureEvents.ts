import type { CalendarSailing } from '@fairway/gateway/contract/freight';
import type { PortTime } from '@fairway/gateway/contract/shapes';
import type { CalendarEvent } from '@fairway/ui';
import { sailDetailAddress } from '../sailDetail/address.ts';

interface EventWords {
  /** Day and hour at the port. */
  readonly day: (time: PortTime) => CalendarEvent['day'];
  readonly time: (time: PortTime) => string;
  readonly carrierName: (carrier: CalendarSailing['carrier']) => string;
  readonly cutOff: (vessel: string) => string;
  /** The carriers on the vessel, and why it cannot be booked any more. */
  readonly note: (carriers: string, closedBy: CalendarSailing['closedBy']) => string;
}

/** A vessel on one departure is one event, whichever carriers sell it; its documents' cut-off is another. */
export function departureEvents(
  sailings: readonly CalendarSailing[],
  { day, time, carrierName, cutOff, note }: EventWords,
): readonly CalendarEvent[] {
  const groups = new Map<string, [CalendarSailing, ...CalendarSailing[]]>();
  for (const sailing of sailings) {
    const key = `${sailing.vessel} ${sailing.departure.at}`;
    const group = groups.get(key);
    if (group) group.push(sailing);
    else groups.set(key, [sailing]);
  }
  const events = [...groups.values()].flatMap(
    (group): readonly (CalendarEvent & { readonly at: string })[] => {
      const [first] = group;
      const { id, vessel, departure, closing } = first;
      const isOpen = group.some(({ closedBy }) => closedBy === null);
      const carriers = [...new Set(group.map(({ carrier }) => carrierName(carrier)))].join(' / ');
      const shared = {
        href: sailDetailAddress({ id }),
        note: note(carriers, isOpen ? null : first.closedBy),
      };
      return [
        {
          ...shared,
          key: `${id} departure`,
          at: departure.at,
          day: day(departure),
          time: time(departure),
          label: vessel,
          tone: isOpen ? 'info' : 'neutral',
        },
        // Past cut-offs are left out.
        ...(isOpen
          ? [
              {
                ...shared,
                key: `${id} closing`,
                at: closing.at,
                day: day(closing),
                time: time(closing),
                label: cutOff(vessel),
                tone: 'caution' as const,
              },
            ]
          : []),
      ];
    },
  );
  return events.sort((one, other) => one.at.localeCompare(other.at));
}
