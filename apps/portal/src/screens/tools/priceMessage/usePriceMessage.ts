import { useGateway } from '@fairway/site';
import { chinaDay, type PriceMessageRead } from '@fairway/trade';
import { useEffect, useRef, useState } from 'react';
import {
  namesForMessages,
  type OurPrice,
  ourLowestPrice,
  type PriceLookup,
} from '../../../calls/priceMessage.ts';
import { type LookupContext, lookupKey, lookupsOf } from './comparison.ts';

/** Lookups that run at the same time. */
const workers = 4;

/** The state of one lookup. */
export type OurPriceState = OurPrice | 'loading' | 'failed';

type Names = Awaited<ReturnType<typeof namesForMessages>>;

/** A message with its rows; offsets of fields are offsets in `text`. */
export interface ReadMessage extends PriceMessageRead {
  readonly text: string;
  /** `2026-11-20`, the day it was read. */
  readonly today: string;
  readonly isAllIn: LookupContext['isAllIn'];
  readonly ports: ReadonlyMap<string, Names['ports'][number]>;
  readonly carriers: ReadonlyMap<string, Names['carriers'][number]>;
}

/** Reads messages in the browser, and looks up our prices of their routes. */
export function usePriceMessage() {
  const { send, now } = useGateway();
  const [status, setStatus] = useState<'idle' | 'loading'>('idle');
  const [error, setError] = useState<unknown>(null);
  const [message, setMessage] = useState<ReadMessage | null>(null);
  const [ourPrices, setOurPrices] = useState<ReadonlyMap<string, OurPriceState>>(new Map());
  const names = useRef<Names | null>(null);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const lookUp = async (lookups: readonly PriceLookup[], signal: AbortSignal) => {
    const report = (lookup: PriceLookup, price: OurPriceState) => {
      if (!signal.aborted) setOurPrices((prices) => new Map(prices).set(lookupKey(lookup), price));
    };
    for (const lookup of lookups) report(lookup, 'loading');
    const queue = [...lookups];
    const work = async () => {
      for (let lookup = queue.shift(); lookup && !signal.aborted; lookup = queue.shift()) {
        report(lookup, await ourLowestPrice(send, lookup, signal).catch(() => 'failed' as const));
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
  };

  const begin = () => {
    run.current?.abort();
    run.current = new AbortController();
    return run.current.signal;
  };

  const read = async (text: string) => {
    const signal = begin();
    setStatus('loading');
    setError(null);
    let reader: typeof import('./readMessage.ts');
    try {
      // The reader loads with the first message.
      [names.current, reader] = await Promise.all([
        names.current ?? namesForMessages(send, signal),
        import('./readMessage.ts'),
      ]);
    } catch (failure) {
      if (signal.aborted) return;
      setError(failure);
      setMessage(null);
      setStatus('idle');
      return;
    }
    if (signal.aborted) return;
    const { ports, carriers } = names.current;
    const today = chinaDay(now());
    const result = reader.readMessage(text, names.current, today);
    setMessage({
      ...result,
      text,
      today,
      ports: new Map(ports.map((port) => [port.code, port])),
      carriers: new Map(carriers.map((carrier) => [carrier.code, carrier])),
    });
    setOurPrices(new Map());
    setStatus('idle');
    await lookUp([...lookupsOf(result.rows, { today, isAllIn: result.isAllIn }).values()], signal);
  };

  /** Repeats the lookups that failed or need login. */
  const compareAgain = async () => {
    if (!message) return;
    const lookups = [...lookupsOf(message.rows, message)].filter(([key]) =>
      ['failed', 'login'].includes(ourPrices.get(key) as string),
    );
    await lookUp(
      lookups.map(([, lookup]) => lookup),
      begin(),
    );
  };

  return { status, error, message, ourPrices, read, compareAgain };
}
