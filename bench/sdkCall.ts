import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway, memoryKeyStore } from '@fairway/gateway';
import { attention } from '@fairway/gateway/contract/attention';
import { codes } from '@fairway/gateway/contract/codes';
import { importSigningKey } from '@fairway/gateway/signature';
import { peer } from './peers.ts';
import { type Bench, beside, type Figure, figure, median } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const requests = brief ? 50 : 500;

interface Axios {
  readonly default: { get(url: string): Promise<{ readonly data: unknown }> };
}
interface Ky {
  readonly default: { get(url: string): { json(): Promise<unknown> } };
}

const port = (code: string) => ({
  ...{ code, locode: code, nameZh: '上海', nameEn: 'Shanghai', countryCode: 'CN' },
  ...{ countryZh: '中国', countryEn: 'China', zone: 'Asia/Shanghai', lat: 31.2, lon: 121.5 },
});
/** A page of ten followed routes. */
const answer = JSON.stringify({
  code: codes.ok,
  msg: 'OK',
  data: {
    rows: Array.from({ length: 10 }, (_, index) => ({
      id: `0190c1d2-0000-7000-8000-00000000000${index}`,
      ...{ origin: port('CNSHA'), destination: port('USLAX'), followedAt: '2026-11-20T09:00:00.000Z' },
    })),
    ...{ total: 10, page: 1, limit: 10 },
  },
});

/** The time of one call with the SDK and with other clients, against bare `fetch`, from the same local server. */
export const bench: Bench = async () => {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const url = `${baseURL}${attention.selectAttentionList.path}`;
  try {
    const [axios, ky, gateway] = await Promise.all([
      peer<Axios>('axios'),
      peer<Ky>('ky'),
      signingGateway(baseURL),
    ]);
    const clients: Readonly<Record<string, () => Promise<unknown>>> = {
      fetch: async () => (await fetch(url)).json(),
      'Fairway, signed and checked': () => gateway.send(attention.selectAttentionList),
      'axios, unsigned and unchecked': () => axios.default.get(url),
      'ky, unsigned and unchecked': () => ky.default.get(url).json(),
    };
    const medians = await measure(clients);
    const floor = medians.fetch ?? [];
    const figures: Figure[] = Object.entries(medians).map(([name, values]) =>
      beside(floor, values, figure(name, values, 'ms', '', 3)),
    );
    const added = (medians['Fairway, signed and checked'] ?? []).map(
      (value, round) => value - (floor[round] ?? 0),
    );
    return {
      title: 'One call of the SDK (P10)',
      how: `A page of ten rows from a local server in the same process: ${requests} calls per round by each client in turn, ${rounds} rounds, the median of each. The SDK signs the request by HMAC-SHA-256 and checks the response with its schema; the other clients only parse JSON.`,
      figures: [...figures, figure('added by the SDK to fetch', added, 'ms', '≤ 0.3 ms', 3)],
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** The SDK of a member, whose key needs no handshake. */
async function signingGateway(baseURL: string) {
  const keyStore = memoryKeyStore();
  const key = await importSigningKey(crypto.getRandomValues(new Uint8Array(32)));
  await keyStore.save({
    keyId: 'bench',
    key,
    expiresAt: '2999-01-01T00:00:00.000Z',
    visitorId: crypto.randomUUID(),
  });
  return createGateway({
    baseURL,
    language: () => 'en',
    session: () => ({ token: 'a-token-of-the-benchmark' }),
    keyStore,
  });
}

/** The median of each client in each round, the clients taking turns. */
async function measure(
  clients: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Record<string, number[]>> {
  const none = () => Object.fromEntries(Object.keys(clients).map((name): [string, number[]] => [name, []]));
  const medians = none();
  // The first round warms up.
  for (let round = -1; round < rounds; round++) {
    const spent = none();
    for (let request = 0; request < requests; request++) {
      for (const [name, call] of Object.entries(clients)) {
        const began = performance.now();
        await call();
        spent[name]?.push(performance.now() - began);
      }
    }
    if (round < 0) continue;
    for (const [name, times] of Object.entries(spent)) medians[name]?.push(median(times));
  }
  return medians;
}
