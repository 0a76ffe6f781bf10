import type { CalendarFeed } from '@fairway/gateway/contract/calendarFeed';
import { sampleEndPort, sampleId, sampleInstant, sampleSailing } from '@fairway/gateway/mock';

/** A feed of a route that a program reads, and one of a sailing that none has read yet. */
export function sampleCalendarFeeds(): [CalendarFeed, CalendarFeed] {
  const { id, vessel, voyage } = sampleSailing();
  const [origin, destination] = [sampleEndPort('CNSHA'), sampleEndPort('USLAX')];
  const feed = (number: number) => ({
    id: sampleId(33, number),
    origin,
    destination,
    url: `https://fairway.example/calendar/${'Qk7v'.repeat(10)}${number}aZ.ics`,
    createdAt: sampleInstant(-3, 0),
  });
  return [
    { ...feed(1), sailing: null, lastReadAt: sampleInstant(0, -2) },
    { ...feed(2), sailing: { id: id ?? sampleId(1, 0), vessel, voyage }, lastReadAt: null },
  ];
}
