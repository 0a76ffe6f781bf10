import { get, openConnection } from './connection.ts';

const reads = [
  '/api/freight/selectReferencePrices',
  '/api/freight/selectSailings?origin=CNSHA&destination=USLAX&week=2026-W48',
  '/api/freight/selectSailings?origin=CNNGB&destination=NLRTM&week=2026-W49&sort=transit',
  '/api/harbour/realTimeLikeQuery?keyword=sh',
].map(get);

/** The request of this turn: reference prices, sailings, and ports alternate. */
export const read = (turn: number) => reads[turn % reads.length] as string;

/**
 * Returns the good responses per second to this many connections, each of which sends the request of its next turn at
 * once.
 */
export async function closedLoop(
  url: string,
  connections: number,
  seconds: number,
  requestOf: (turn: number) => string = read,
): Promise<number> {
  let good = 0;
  const until = performance.now() + seconds * 1000;
  const ask = async (_: unknown, index: number) => {
    const connection = openConnection(url);
    for (let turn = index; performance.now() < until; turn++)
      if ((await connection.ask(requestOf(turn))) === 200) good += 1;
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return good / seconds;
}
