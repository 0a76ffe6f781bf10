import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import { timeAt } from '../../../time/zone.ts';
import { type CalendarEvent, writeCalendar } from './writeCalendar.ts';

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'sailing-closing@fairway',
  sequence: 0,
  changedAt: new Date('2026-11-20T01:00:00Z'),
  at: new Date('2026-11-26T10:00:00Z'),
  zone: 'Asia/Shanghai',
  title: 'SI cut-off',
  text: '',
  place: 'Shanghai',
  ...more,
});
const write = (...events: CalendarEvent[]) => writeCalendar({ name: 'Fairway', about: '', events });

/** The events of a calendar as another program reads them. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}
afterEach(() => ICAL.TimezoneService.reset());

describe('the time of an event', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-26T10:00:00Z', '20261126T180000'],
    ['Europe/Berlin', '2026-03-29T00:59:00Z', '20260329T015900'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '20260329T030000'],
    ['Europe/Berlin', '2026-10-25T01:00:00Z', '20261025T020000'],
    ['America/Los_Angeles', '2026-11-01T09:30:00Z', '20261101T013000'],
    ['America/Los_Angeles', '2026-07-01T06:00:00Z', '20260630T230000'],
    ['Asia/Kolkata', '2026-11-26T10:00:00Z', '20261126T153000'],
  ])('is local in %s, at %s', (zone, at, local) => {
    const text = write(event({ zone, at: new Date(at) }));
    expect(text).toContain(`DTSTART;TZID=${zone}:${local}\r\n`);
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  });

  it('is read back as the same instant, in every zone', () => {
    const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/Los_Angeles', 'Australia/Sydney'];
    // The hour that a clock repeats in autumn is one local time for two instants; readers may choose either.
    const isRepeated = (at: Date, zone: string) =>
      [-3_600_000, 3_600_000].some(
        (shift) => timeAt(new Date(at.getTime() + shift), zone) === timeAt(at, zone),
      );
    const minute = fc.integer({ min: 0, max: 60 * 24 * 365 * 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...zones), minute), { maxLength: 30 }), (times) => {
        const events = times
          .map(([zone, minutes], index) =>
            event({ uid: `${index}`, zone, at: new Date(Date.UTC(2026, 0, 1) + minutes * 60_000) }),
          )
          .filter(({ at, zone }) => !isRepeated(at, zone));
        const instants = read(write(...events)).map(({ startDate }) => startDate.toJSDate().toISOString());
        expect(instants).toEqual(events.map(({ at }) => at.toISOString()));
      }),
    );
  });

  it('does not depend on the zone of the server', () => {
    const at = new Date('2026-11-26T10:00:00Z');
    expect(timeAt(at, 'Asia/Shanghai')).toBe('18:00');
    expect(read(write(event({ at })))[0]?.startDate.toString()).toBe('2026-11-26T18:00:00');
  });
});

describe('the text of a calendar', () => {
  const hostile = '截单（提单补料）；SI, CY; "x" \\n \\ 😀\nBEGIN:VEVENT\r\nEND:VCALENDAR';

  it('has lines of at most 75 octets, each ended by CRLF, and no half character', () => {
    const text = write(event({ title: hostile.repeat(5), text: '截港'.repeat(400) }));
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => !line.isWellFormed())).toEqual([]);
  });

  it('returns the written events, and no event from their text', () => {
    const events = read(write(event({ title: hostile, text: hostile, place: hostile })));
    const plain = hostile.replaceAll('\r\n', '\n');
    expect(events.map(({ summary, description, location }) => [summary, description, location])).toEqual([
      [plain, plain, plain],
    ]);
  });

  it('is the same bytes for the same events, and a calendar without events can be read', () => {
    expect(write(event())).toBe(write(event()));
    expect(write(event())).toContain('DTSTAMP:20261120T010000Z\r\n');
    expect(read(write())).toEqual([]);
  });
});
