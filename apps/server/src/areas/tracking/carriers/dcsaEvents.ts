import { trackingEventNames } from '@fairway/gateway/contract/cargoTracking';
import { placeOf } from '../places.ts';
import type { CarrierEvent, Classifier, EventName } from './carrier.ts';
import { type Fields, fieldsOf, listOf, partOf, textOf } from './fields.ts';
import { instantOf } from './instant.ts';

/** An event later than the response by more than this has not happened yet. */
const clockTolerance = 12 * 3_600_000;
/** A transport event of more containers than this is read as one of the whole bill. */
const mostContainers = 200;

const names = new Set<string>(trackingEventNames);

/** Returns the events of a response: a list, or an object with a list as `events`; null without one. */
export function eventsIn(answer: unknown): readonly unknown[] | null {
  const list = Array.isArray(answer) ? answer : fieldsOf(answer).get('events');
  return Array.isArray(list) ? list : null;
}

/** Reads a carrier's events, without those it retracted. An event that is new or wrong does not hide the others. */
export function readEvents(events: readonly unknown[], receivedAt: Date): CarrierEvent[] {
  const read = events.map(flatEvent);
  const retracted = new Set(read.flatMap((event) => textOf([event], 'retractedeventid') ?? []));
  return read
    .filter((event) => !retracted.has(textOf([event], 'eventid') ?? ''))
    .flatMap((event) => carrierEventsOf(event, receivedAt));
}

/** One event with its fields side by side: DCSA 3 has them in `metadata` and `payload`. */
function flatEvent(raw: unknown): Fields {
  const event = fieldsOf(raw);
  return new Map([...event, ...partOf(event, 'payload', 'eventdetails'), ...partOf(event, 'metadata')]);
}

/** A code under one of some names, in capitals as DCSA has it. */
function codeOf(from: readonly Fields[], ...names: readonly string[]): string | null {
  return textOf(from, ...names)?.toUpperCase() ?? null;
}

/** One event as DCSA Track & Trace 1.x, 2.x or 3.x writes it, once for each container it is about. */
function carrierEventsOf(event: Fields, receivedAt: Date): CarrierEvent[] {
  const call = partOf(event, 'transportcall');
  const what = nameOf(event, call);
  const classifier = classifierOf(event);
  if (what === null || classifier === null) return [];
  const places = placesOf(event, call);
  const locode = locodeOf(places);
  const zone = placeOf(locode)?.zone;
  const at = instantOf(textOf([event], 'eventdatetime', 'eventdate') ?? '', zone);
  if (at === null) return [];
  const created = textOf([event], 'eventcreateddatetime', 'eventcreated', 'eventcreationdatetime');
  const carrierEvent: Omit<CarrierEvent, 'box'> = {
    what,
    classifier: classifier === 'ACT' && Number(at) > Number(receivedAt) + clockTolerance ? 'EST' : classifier,
    at,
    saidAt: instantOf(created ?? '') ?? receivedAt,
    locode,
    facility: textOf(places, 'otherfacility', 'facilityname', 'locationname', 'facilitycode'),
    place: textOf(places, 'locationname', 'portname', 'cityname') ?? cityOf(places),
    transit: event.get('istransshipmentmove') === true || call.get('istransshipmentmove') === true,
    vessel: vesselOf(event, call),
    isoType: textOf([event, partOf(event, 'equipment')], 'isoequipmentcode', 'containerisocode'),
    source: sourceOf(event, call),
    cause: causes[codeOf([event], 'delayreasoncode') ?? ''] ?? null,
    remark: textOf([event], 'changeremark', 'reason'),
  };
  const boxes = boxesOf(event);
  return boxes.length > 0 ? boxes.map((box) => ({ ...carrierEvent, box })) : [{ ...carrierEvent, box: null }];
}

/** Delay reasons of SMDG that we have words for. */
const causes: Readonly<Record<string, CarrierEvent['cause']>> = {
  WEA: 'weather',
  POR: 'congestion',
  CON: 'congestion',
  CUS: 'customs',
};

const classifiers: Readonly<Record<string, Classifier>> = {
  PLN: 'PLN',
  PLANNED: 'PLN',
  EST: 'EST',
  ESTIMATED: 'EST',
  ACT: 'ACT',
  ACTUAL: 'ACT',
};

function classifierOf(event: Fields): Classifier | null {
  return classifiers[codeOf([event], 'eventclassifiercode', 'eventclassifier') ?? ''] ?? null;
}

function nameOf(event: Fields, call: Fields): EventName | null {
  const kind = codeOf([event], 'eventtype') ?? '';
  if (kind === 'SHIPMENT') {
    const code = codeOf([event], 'shipmenteventtypecode', 'eventtypecode');
    const document = codeOf([event], 'documenttypecode');
    if (code === 'HOLD' || code === 'RELS') return code;
    return code === 'CONF' && (document === 'BKG' || document === 'CBR') ? 'CONF' : null;
  }
  if (!['TRANSPORT', 'EQUIPMENT', 'TRANSPORTEQUIPMENT'].includes(kind)) return null;
  const code = codeOf([event], 'transporteventtypecode', 'equipmenteventtypecode', 'eventtypecode');
  // Trucks, trains and barges have no arrival that a consignee waits for, and their cargo is on no vessel.
  if (['ARRI', 'DEPA', 'LOAD', 'DISC'].includes(code ?? '') && !isVessel(event, call)) return null;
  return withEmpty(known(code), codeOf([event], 'emptyindicatorcode', 'emptyindicator'));
}

/** Many carriers write the pick-up and the return of an empty container as a gate move. */
function withEmpty(what: EventName | null, empty: string | null): EventName | null {
  if (empty === 'EMPTY' || empty === 'E') return what === 'GTIN' ? 'DROP' : what === 'GTOT' ? 'PICK' : what;
  // Only empty containers are picked up at the depot and returned.
  return (empty === 'LADEN' || empty === 'FULL') && (what === 'DROP' || what === 'PICK') ? null : what;
}

function known(code: string | null): EventName | null {
  return code !== null && names.has(code) ? (code as EventName) : null;
}

/** DCSA 1.x has the numbers of UN/CEFACT recommendation 19. */
const vesselModes = new Set(['VESSEL', 'MARITIME', 'OCEAN', 'SEA', '1']);

function isVessel(event: Fields, call: Fields): boolean {
  return vesselModes.has(codeOf([call, event], 'modeoftransport', 'modeoftransportcode') ?? 'VESSEL');
}

/**
 * Returns the objects that may name the place of an event, the nearest first: equipment moves in yards away from the
 * place where its vessel calls.
 */
function placesOf(event: Fields, call: Fields): readonly Fields[] {
  const own = partOf(event, 'eventlocation', 'location');
  const calls = [call, partOf(call, 'location')];
  const isEquipment = codeOf([event], 'eventtype') === 'EQUIPMENT';
  return isEquipment ? [own, ...calls, event] : [...calls, own, event];
}

function locodeOf(places: readonly Fields[]): string | null {
  for (const place of places) {
    const code = textOf([place], 'unlocationcode', 'unlocode', 'locode', 'locationcode');
    const plain = code?.replace(/\s/g, '').toUpperCase() ?? '';
    if (/^[A-Z]{2}[A-Z0-9]{3}$/.test(plain)) return plain;
  }
  return null;
}

function cityOf(places: readonly Fields[]): string | null {
  return textOf(
    places.map((place) => partOf(place, 'address')),
    'cityname',
    'city',
  );
}

/** A vessel that the carrier has not named yet. */
const unnamed = /^(TBN|TBA|TBD|TO BE (NAMED|ADVISED|CONFIRMED)|UNKNOWN)\b/;

function vesselOf(event: Fields, call: Fields): CarrierEvent['vessel'] {
  if (!isVessel(event, call)) return null;
  const from = [partOf(call, 'vessel'), call, partOf(event, 'vessel'), event];
  const name = textOf(from, 'vesselname', 'name')?.toUpperCase();
  if (!name || unnamed.test(name)) return null;
  const imo = textOf(from, 'vesselimonumber', 'imonumber', 'vesselimo', 'imo') ?? '';
  const voyages = [
    'exportvoyagenumber',
    'carriervoyagenumber',
    'carrierexportvoyagenumber',
    'importvoyagenumber',
  ];
  return {
    name,
    imo: /^[1-9]\d{6}$/.test(imo) ? imo : null,
    voyage:
      textOf([call, event], ...voyages, 'carrierimportvoyagenumber', 'universalexportvoyagereference') ?? '',
  };
}

function boxesOf(event: Fields): string[] {
  const own = textOf([event, partOf(event, 'equipment')], 'equipmentreference', 'containernumber');
  if (own !== null) return [boxName(own)];
  const referred = listOf(event, 'references')
    .filter((reference) => codeOf([reference], 'referencetype', 'type') === 'EQ')
    .flatMap((reference) => textOf([reference], 'referencevalue', 'value') ?? []);
  return referred.length > mostContainers ? [] : [...new Set(referred.map(boxName))];
}

const boxName = (number: string) => number.replace(/[\s-]/g, '').toUpperCase();

/** Returns the source of an event: the publisher decides, except for customs holds and depots. */
function sourceOf(event: Fields, call: Fields): CarrierEvent['source'] {
  const publisher = codeOf([event, partOf(event, 'publisher')], 'publisherrole', 'partyfunction');
  const isShipment = codeOf([event], 'eventtype') === 'SHIPMENT';
  if (publisher === 'ATH' || (isShipment && codeOf([event], 'shipmenteventtypecode') === 'HOLD'))
    return 'customs';
  if (publisher === 'TR') return 'terminal';
  return codeOf([call, event], 'facilitytypecode') === 'DEPO' && !isShipment ? 'depot' : 'carrier';
}
