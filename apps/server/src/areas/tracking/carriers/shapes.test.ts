import { describe, expect, it } from 'vitest';
import { digest } from '../digest/digest.ts';
import { joinEvents } from '../digest/join.ts';
import { eventsIn, readEvents } from './dcsaEvents.ts';

const now = new Date('2026-11-22T02:12:00Z');
const read = (answer: unknown) => readEvents(eventsIn(answer) ?? [], now);
const digestOf = (answer: unknown) => digest(joinEvents([], { events: read(answer), whole: true }));

const ningbo = { code: 'CNNBG', name: 'Ningbo' };
const singapore = { code: 'SGSIN', name: 'Singapore' };
const hamburg = { code: 'DEHAM', name: 'Hamburg' };

/** One voyage through Singapore, where it has arrived, as the events that every carrier reports in its own fields. */
const voyage = [
  { kind: 'EQUIPMENT', what: 'GTIN', when: '2026-11-01T08:00:00+08:00', classifier: 'ACT', port: ningbo },
  { kind: 'EQUIPMENT', what: 'LOAD', when: '2026-11-03T08:00:00+08:00', classifier: 'ACT', port: ningbo },
  { kind: 'TRANSPORT', what: 'DEPA', when: '2026-11-03T20:00:00+08:00', classifier: 'ACT', port: ningbo },
  { kind: 'TRANSPORT', what: 'ARRI', when: '2026-11-12T20:00:00+08:00', classifier: 'ACT', port: singapore },
  { kind: 'EQUIPMENT', what: 'DISC', when: '2026-11-13T02:00:00+08:00', classifier: 'ACT', port: singapore },
  { kind: 'TRANSPORT', what: 'DEPA', when: '2026-11-25T20:00:00+08:00', classifier: 'EST', port: singapore },
  { kind: 'TRANSPORT', what: 'ARRI', when: '2026-12-20T06:00:00+01:00', classifier: 'EST', port: hamburg },
] as const;
type Step = (typeof voyage)[number];
const created = '2026-11-14T00:00:00Z';
const box = 'CSNU6218474';
const code = ({ kind, what }: Step) =>
  kind === 'EQUIPMENT' ? { equipmentEventTypeCode: what } : { transportEventTypeCode: what };
const common = (step: Step) => ({
  eventType: step.kind,
  eventDateTime: step.when,
  eventCreatedDateTime: created,
  eventClassifierCode: step.classifier,
  ...code(step),
});
const equipment = (step: Step) =>
  step.kind === 'EQUIPMENT' ? { equipmentReference: box, ISOEquipmentCode: '45G1' } : {};

/** The voyage in the fields of each carrier or version, after their public documents. */
const shapes: Readonly<Record<string, unknown>> = {
  'DCSA 2.2, as Hapag-Lloyd and ONE nest it': voyage.map((step, index) => ({
    eventID: String(index),
    ...common(step),
    ...equipment(step),
    transportCall: {
      transportCallReference: `SR${index}`,
      modeOfTransport: 'VESSEL',
      exportVoyageNumber: '645W',
      location: { locationName: step.port.name, UNLocationCode: step.port.code, facilityCode: 'PSABT' },
      vessel: { vesselIMONumber: 9839430, vesselName: 'Msc Gulsun' },
    },
    references: [{ referenceType: 'EQ', referenceValue: box }],
  })),
  'DCSA 2.0, flat in the call': voyage.map((step, index) => ({
    eventID: String(index),
    ...common(step),
    ...equipment(step),
    transportCall: {
      UNLocationCode: step.port.code,
      facilityTypeCode: 'POTE',
      modeOfTransport: 'VESSEL',
      carrierVoyageNumber: '645W',
      vessel: { vesselIMONumber: '9839430', vesselName: 'MSC GULSUN' },
    },
  })),
  'DCSA 1.x, flat with numbers for modes': voyage.map((step, index) => ({
    eventID: String(index),
    eventType: step.kind,
    eventTypeCode: step.what,
    eventDateTime: step.when,
    eventClassifierCode: step.classifier,
    UNLocationCode: step.port.code,
    facilityTypeCode: 'POTE',
    modeOfTransportCode: '1',
    vesselName: 'MSC GULSUN',
    vesselIMONumber: '9839430',
    ...(step.kind === 'EQUIPMENT' ? { equipmentReference: box, ISOEquipmentCode: '45G1' } : {}),
  })),
  'DCSA 3, metadata and payload': {
    events: voyage.map((step, index) => ({
      metadata: { eventID: String(index), eventCreatedDateTime: created, publisherRole: 'CA' },
      payload: {
        ...common(step),
        ...equipment(step),
        transportCall: {
          location: { UNLocationCode: step.port.code },
          vessel: { vesselIMONumber: '9839430', vesselName: 'MSC GULSUN' },
        },
      },
    })),
  },
  'MSC, names in camel case': voyage.map((step, index) => ({
    eventId: String(index),
    ...common(step),
    ...(step.kind === 'EQUIPMENT' ? { equipmentReference: box, isoEquipmentCode: '45G1' } : {}),
    transportCall: {
      unLocationCode: step.port.code,
      facilityTypeCode: 'POTE',
      modeOfTransport: 'VESSEL',
      exportVoyageNumber: 'GU645W',
      vessel: { vesselImoNumber: '9839430', vesselName: 'MSC GULSUN' },
    },
  })),
  'Maersk, a list inside an object': {
    events: voyage.map((step, index) => ({
      eventID: String(index),
      ...common(step),
      ...equipment(step),
      transportCall: {
        UNLocationCode: step.port.code,
        otherFacility: `${step.port.name} Terminal`,
        modeOfTransport: 'VESSEL',
        exportVoyageNumber: '645W',
        vessel: { vesselIMONumber: 9839430, vesselName: 'MSC GULSUN' },
      },
    })),
  },
  'CMA CGM, where it happened beside the call': voyage.map((step) => ({
    ...common(step),
    ...equipment(step),
    eventLocation: { locationName: step.port.name, UNLocationCode: step.port.code },
    transportCall: {
      modeOfTransport: 'VESSEL',
      vessel: { vesselName: 'MSC GULSUN', vesselIMONumber: 9839430 },
    },
    carrierSpecificData: { internalEventCode: 'XOF', transportationPhase: 'Export' },
  })),
  'ZIM, ports by name where there is no code, and clock times without a zone': voyage.map((step, index) => ({
    eventId: String(index),
    ...common(step),
    eventDateTime: step.when.slice(0, 19),
    ...equipment(step),
    transportCall: {
      modeOfTransport: 'VESSEL',
      location:
        step.port === hamburg
          ? { UNLocationCode: step.port.code }
          : { locationName: step.port.name.toUpperCase() },
      vessel: { vesselName: 'MSC GULSUN', vesselIMONumber: 9839430 },
    },
  })),
};

describe.each(Object.entries(shapes))('%s', (_, answer) => {
  it('is at the port of transshipment and has not arrived', () => {
    expect(digestOf(answer)).toMatchObject({
      state: 'sailing',
      exception: null,
      boxes: 1,
      isoType: '45G1',
      vessel: { name: 'MSC GULSUN', imo: '9839430' },
    });
  });

  it('has its ports in their order, each event once', () => {
    const result = digestOf(answer);
    expect(result?.ports).toEqual(['CNNGB', 'SGSIN', 'DEHAM']);
    expect(result?.events.map(({ what }) => what)).toEqual([
      'GTIN',
      'LOAD',
      'DEPA',
      'ARRI',
      'DISC',
      'DEPA',
      'ARRI',
    ]);
    expect(result?.waitingAt).toBe('SGSIN');
  });
});

describe('variants in the data of carriers', () => {
  const [gate] = voyage;
  const one = (more: object) =>
    read([
      {
        ...common(gate),
        ...equipment(gate),
        transportCall: { UNLocationCode: 'CNNGB', modeOfTransport: 'VESSEL' },
        ...more,
      },
    ]);
  it.each([
    ['an empty gated in is a return', { emptyIndicatorCode: 'EMPTY' }, 'DROP'],
    [
      'an empty gated out is a pick-up',
      { equipmentEventTypeCode: 'GTOT', emptyIndicatorCode: 'EMPTY' },
      'PICK',
    ],
    ['laden is what it says', { emptyIndicatorCode: 'LADEN' }, 'GTIN'],
    [
      'laden and dropped is no return',
      { equipmentEventTypeCode: 'DROP', emptyIndicatorCode: 'LADEN' },
      undefined,
    ],
    [
      'loaded onto a train is no loading',
      { equipmentEventTypeCode: 'LOAD', transportCall: { modeOfTransport: 'RAIL' } },
      undefined,
    ],
    ['a day that no calendar has', { eventDateTime: '2026-02-30T10:00:00Z' }, undefined],
    ['no date', { eventDateTime: null }, undefined],
    ['a request', { eventClassifierCode: 'REQ' }, undefined],
  ])('%s', (_, more, what) => {
    expect(one(more)[0]?.what).toBe(what);
  });

  it('reads an offset of hours alone, and a clock time by the zone of its port', () => {
    expect(one({ eventDateTime: '2026-11-01T08:00:00+08' })[0]?.at).toEqual(new Date('2026-11-01T00:00:00Z'));
    expect(one({ eventDateTime: '2026-11-01T08:00:00' })[0]?.at).toEqual(new Date('2026-11-01T00:00:00Z'));
    const summer = { eventDateTime: '2026-07-01T08:00:00', transportCall: { UNLocationCode: 'DEHAM' } };
    expect(one(summer)[0]?.at).toEqual(new Date('2026-07-01T06:00:00Z'));
  });

  it('an event of next week has not happened', () => {
    expect(one({ eventDateTime: '2026-11-29T08:00:00Z' })[0]?.classifier).toBe('EST');
  });

  it('removes events that the carrier retracts', () => {
    const event = { ...common(gate), eventID: '1', transportCall: { UNLocationCode: 'CNNGB' } };
    const retraction = { metadata: { eventID: '2', retractedEventID: '1' }, payload: {} };
    expect(read([event])).toHaveLength(1);
    expect(read([event, retraction])).toEqual([]);
  });

  it('an event of several containers is one of each', () => {
    const references = [box, 'TCLU4008883'].map((referenceValue) => ({
      referenceType: 'EQ',
      referenceValue,
    }));
    expect(one({ equipmentReference: null, references }).map((event) => event.box)).toEqual([
      box,
      'TCLU4008883',
    ]);
  });

  it('a vessel that has no name yet is none', () => {
    expect(
      one({ transportCall: { UNLocationCode: 'CNNGB', vessel: { vesselName: 'TBN 1' } } })[0]?.vessel,
    ).toBeNull();
  });

  it.each([
    ['a halved emoji', `storm \ud83c`, 'storm'],
    ['a NUL', 'storm\u0000warning', 'storm warning'],
    ['a family at the cut', `${'x'.repeat(119)}👨‍👩‍👧‍👦yz`, `${'x'.repeat(119)}👨‍👩‍👧‍👦`],
    ['nothing but controls', '\u0001\u0002', null],
  ])('%s in a remark is stored as text', (_, changeRemark, expected) => {
    const remark = one({ changeRemark })[0]?.remark ?? null;
    expect(remark).toBe(expected);
    expect(remark?.isWellFormed() ?? true).toBe(true);
  });

  it.each([[null], [[]], [{ events: 1 }], ['text'], [7]])('%j has no harm', (answer) => {
    expect(read(answer)).toEqual([]);
    expect(read([answer])).toEqual([]);
  });
});
