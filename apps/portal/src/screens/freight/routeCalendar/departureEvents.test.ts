import { sampleDepartures } from '@fairway/gateway/mock';
import type { CalendarEvent } from '@fairway/ui';
import { expect, test } from 'vitest';
import { departureEvents } from './departureEvents.ts';

const words = {
  day: ({ at }: { at: string }) => at.slice(0, 10) as CalendarEvent['day'],
  time: ({ at }: { at: string }) => at.slice(11, 16),
  carrierName: ({ code }: { code: string }) => code,
  cutOff: (vessel: string) => `SI ${vessel}`,
  note: (carriers: string, closedBy: string | null) => [carriers, closedBy].filter(Boolean).join(' '),
};
const [sailing] = sampleDepartures('2026-12').rows;
if (!sailing) throw new Error('The sample has sailings.');
const open = { ...sailing, closedBy: null };

test('a vessel that two carriers sell is one departure, with its cut-off before it', () => {
  const other = { ...open, id: 'other', carrier: { code: 'OOLU', nameZh: '东方海外', nameEn: 'OOCL' } };
  const events = departureEvents([open, other], words);
  expect(events.map(({ label, tone, note }) => [label, tone, note])).toEqual([
    [`SI ${open.vessel}`, 'caution', `${open.carrier.code} / OOLU`],
    [open.vessel, 'info', `${open.carrier.code} / OOLU`],
  ]);
  expect(events[1]).toMatchObject({
    day: open.departure.at.slice(0, 10),
    time: open.departure.at.slice(11, 16),
  });
});

test('a sailing that cannot be booked has no cut-off, and says why', () => {
  const events = departureEvents([{ ...open, closedBy: 'portClosed' }], words);
  expect(events.map(({ label, tone, note }) => [label, tone, note])).toEqual([
    [open.vessel, 'neutral', `${open.carrier.code} portClosed`],
  ]);
});
