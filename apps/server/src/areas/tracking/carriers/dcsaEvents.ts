import { trackingEventNames } from '@fairway/gateway/contract/cargoTracking';
import * as v from 'valibot';
import type { EventName, Said } from './carrier.ts';
import { instantOf } from './instant.ts';

/** Events as DCSA Track & Trace 2.2 writes them, as far as they are read; carriers add other fields. */
const text = v.nullish(v.string());
const vessel = v.nullish(
  v.object({ vesselIMONumber: v.nullish(v.union([v.string(), v.number()])), vesselName: text }),
);
const location = v.nullish(v.object({ UNLocationCode: text, locationName: text, facilityCode: text }));
const transportCall = v.nullish(
  v.object({
    UNLocationCode: text,
    facilityCode: text,
    otherFacility: text,
    facilityTypeCode: text,
    modeOfTransport: text,
    exportVoyageNumber: text,
    importVoyageNumber: text,
    carrierVoyageNumber: text,
    location,
    vessel,
  }),
);
const instant = v.pipe(v.string(), v.transform(instantOf), v.date());
const event = v.object({
  eventID: text,
  eventType: v.picklist(['TRANSPORT', 'EQUIPMENT', 'SHIPMENT']),
  eventCreatedDateTime: instant,
  eventDateTime: instant,
  eventClassifierCode: v.string(),
  transportEventTypeCode: text,
  equipmentEventTypeCode: text,
  shipmentEventTypeCode: text,
  documentTypeCode: text,
  delayReasonCode: text,
  changeRemark: text,
  reason: text,
  equipmentReference: text,
  ISOEquipmentCode: text,
  transportCall,
  eventLocation: location,
  publisherRole: text,
});
type DcsaEvent = v.InferOutput<typeof event>;

/** An answer's list, each entry looked at by itself: one that is new or wrong does not hide the others. */
export const eventList = v.array(v.unknown());

const names = new Set<string>(trackingEventNames);

/** What a carrier said; null for events that say nothing of where the cargo is. */
export function saidOf(raw: unknown): Said | null {
  const read = v.safeParse(event, raw);
  if (!read.success) return null;
  const { output } = read;
  const what = nameOf(output);
  const classifier = output.eventClassifierCode;
  if (what === null || (classifier !== 'PLN' && classifier !== 'EST' && classifier !== 'ACT')) return null;
  const { transportCall: call, eventLocation: place } = output;
  return {
    what,
    classifier,
    at: output.eventDateTime,
    saidAt: output.eventCreatedDateTime,
    locode: call?.UNLocationCode ?? call?.location?.UNLocationCode ?? place?.UNLocationCode ?? null,
    facility: trimmed(call?.otherFacility ?? call?.location?.locationName ?? place?.locationName),
    vessel: vesselOf(output),
    box: trimmed(output.equipmentReference),
    isoType: trimmed(output.ISOEquipmentCode),
    source: sourceOf(output),
    cause: causes[output.delayReasonCode ?? ''] ?? null,
    remark: trimmed(output.changeRemark ?? output.reason),
  };
}

/** Delay reasons of SMDG that we have words for. */
const causes: Readonly<Record<string, Said['cause']>> = {
  WEA: 'weather',
  POR: 'congestion',
  CON: 'congestion',
  CUS: 'customs',
};

function nameOf(said: DcsaEvent): EventName | null {
  if (said.eventType === 'TRANSPORT') {
    // Trucks, trains and barges have no arrival that a consignee waits for.
    const mode = said.transportCall?.modeOfTransport ?? 'VESSEL';
    return mode === 'VESSEL' ? known(said.transportEventTypeCode) : null;
  }
  if (said.eventType === 'EQUIPMENT') return known(said.equipmentEventTypeCode);
  const { shipmentEventTypeCode: code, documentTypeCode: document } = said;
  if (code === 'HOLD' || code === 'RELS') return code;
  return code === 'CONF' && (document === 'BKG' || document === 'CBR') ? 'CONF' : null;
}

function known(code: string | null | undefined): EventName | null {
  return code && names.has(code) ? (code as EventName) : null;
}

function vesselOf({ transportCall: call }: DcsaEvent): Said['vessel'] {
  if (!call?.vessel || (call.modeOfTransport ?? 'VESSEL') !== 'VESSEL') return null;
  const { vesselName, vesselIMONumber } = call.vessel;
  if (!vesselName) return null;
  const imo = String(vesselIMONumber ?? '');
  return {
    name: vesselName.trim().toUpperCase(),
    imo: /^\d{7}$/.test(imo) ? imo : null,
    voyage: call.exportVoyageNumber ?? call.carrierVoyageNumber ?? call.importVoyageNumber ?? '',
  };
}

/** Depots and terminals report what they do; who publishes says the rest. */
function sourceOf({
  eventType,
  publisherRole,
  shipmentEventTypeCode,
  transportCall,
}: DcsaEvent): Said['source'] {
  if (publisherRole === 'ATH' || (eventType === 'SHIPMENT' && shipmentEventTypeCode === 'HOLD'))
    return 'customs';
  if (publisherRole === 'TR') return 'terminal';
  if (eventType === 'EQUIPMENT' && transportCall?.facilityTypeCode === 'DEPO') return 'depot';
  return 'carrier';
}

/** People read the carrier's text: only words, and not too many. */
function trimmed(value: string | null | undefined): string | null {
  const plain = value
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 120);
  return plain ? plain : null;
}
