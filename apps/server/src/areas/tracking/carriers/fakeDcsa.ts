import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The next response of the fake, to any request. */
export interface Misbehaviour {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const key = 'right-key';
const parameters = ['equipmentReference', 'transportDocumentReference', 'carrierBookingReference'];

/**
 * A carrier's Track & Trace as strict as the standard: GET /v2/events only, its key and version in headers, exactly one
 * reference and no parameter that it does not know, pages of `limit` by a cursor.
 */
export async function fakeDcsa() {
  const events = new Map<string, unknown[]>();
  const refused: string[] = [];
  let calls = 0;
  let next: Misbehaviour | null = null;

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    calls += 1;
    const url = new URL(request.url ?? '/', 'http://carrier.test');
    const wrong = faultOf(request, url);
    if (wrong) {
      refused.push(wrong);
      return send(response, {
        status: wrong === 'key' ? 401 : 400,
        body: '{"httpMethod":"GET","errors":[]}',
      });
    }
    if (next) return send(response, next);
    const stored = events.get(
      parameters.map((name) => url.searchParams.get(name)).find((value) => value !== null) ?? '',
    );
    if (!stored) return send(response, { status: 404, body: '{"statusCode":404}' });
    const limit = Number(url.searchParams.get('limit'));
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const more: Record<string, string> =
      from + limit < stored.length ? { 'Next-Page': String(from + limit) } : {};
    send(response, { status: 200, headers: more, body: JSON.stringify(stored.slice(from, from + limit)) });
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}/v2`, header: 'Consumer-Key', key },
    events,
    refused,
    calls: () => calls,
    misbehave: (how: Misbehaviour | null) => {
      next = how;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function faultOf({ method, headers }: IncomingMessage, url: URL): string | null {
  if (method !== 'GET' || url.pathname !== '/v2/events') return `${method} ${url.pathname}`;
  if (headers['consumer-key'] !== key) return 'key';
  if (headers['api-version'] !== '2') return 'API-Version';
  if (!headers.accept?.includes('application/json')) return 'Accept';
  const names = [...url.searchParams.keys()];
  if (names.filter((name) => parameters.includes(name)).length !== 1) return 'one reference';
  const unknown = names.find((name) => ![...parameters, 'limit', 'cursor'].includes(name));
  return unknown ?? null;
}

function send(response: ServerResponse, { status, headers, body }: Misbehaviour): void {
  response.writeHead(status, { 'content-type': 'application/json', 'API-Version': '2.2.0', ...headers });
  response.end(body);
}

/** Events as a carrier writes them: a departure that happened, an arrival expected, a box that was loaded, a hold. */
export function dcsaEvents() {
  const created = '2026-11-13T15:02:11+08:00';
  const call = (UNLocationCode: string) => ({
    transportCallID: `call-${UNLocationCode}`,
    UNLocationCode,
    facilityTypeCode: 'POTE',
    otherFacility: 'Yangshan Phase 4',
    modeOfTransport: 'VESSEL',
    exportVoyageNumber: '084E',
    vessel: { vesselIMONumber: 9472139, vesselName: 'Cosco Pride', vesselFlag: 'HK' },
  });
  return [
    {
      eventID: '1',
      eventType: 'TRANSPORT',
      eventCreatedDateTime: created,
      eventDateTime: '2026-11-13T21:30:00+08:00',
      eventClassifierCode: 'ACT',
      transportEventTypeCode: 'DEPA',
      transportCall: call('CNSHG'),
    },
    {
      eventID: '2',
      eventType: 'TRANSPORT',
      eventCreatedDateTime: created,
      eventDateTime: '2026-11-29T08:00:00-08:00',
      eventClassifierCode: 'EST',
      transportEventTypeCode: 'ARRI',
      delayReasonCode: 'WEA',
      changeRemark: 'Heavy\nweather',
      transportCall: call('USLAX'),
    },
    {
      eventID: '3',
      eventType: 'EQUIPMENT',
      eventCreatedDateTime: created,
      eventDateTime: '2026-11-13T13:10:00+08:00',
      eventClassifierCode: 'ACT',
      equipmentEventTypeCode: 'LOAD',
      equipmentReference: 'CSNU6218474',
      ISOEquipmentCode: '45G1',
      emptyIndicatorCode: 'LADEN',
      transportCall: call('CNSHG'),
      publisherRole: 'TR',
    },
    {
      eventID: '4',
      eventType: 'SHIPMENT',
      eventCreatedDateTime: created,
      eventDateTime: '2026-11-12T10:00:00+08:00',
      eventClassifierCode: 'ACT',
      shipmentEventTypeCode: 'HOLD',
      documentTypeCode: 'CUS',
      reason: 'Inspection',
    },
    // A truck, and an event of an unknown kind: neither affects the others.
    {
      eventID: '5',
      eventType: 'TRANSPORT',
      eventCreatedDateTime: created,
      eventDateTime: '2026-11-10T10:00:00+08:00',
      eventClassifierCode: 'ACT',
      transportEventTypeCode: 'ARRI',
      transportCall: { ...call('CNSHG'), modeOfTransport: 'TRUCK' },
    },
    { eventID: '6', eventType: 'OPERATIONS', eventClassifierCode: 'REQ' },
  ];
}
