import type { CarrierTracking } from '../carrier.ts';
import { scenarioOf } from './scenario.ts';
import { tell } from './tell.ts';
import { voyageOf } from './voyage.ts';

/** Time after which an unavailable carrier responds again. */
const awayFor = 600_000;

/** Plays carriers: voyages with ordinary trouble, always the same for the same number, going on with the clock. */
export const sandboxCarrier: CarrierTracking = {
  async ask(question, now) {
    const scenario = scenarioOf(question.number);
    if (scenario === 'unknown') return { state: 'unknown' };
    if (scenario === 'away' && now.getTime() - question.since.getTime() < awayFor)
      return { state: 'away', why: 'sandbox', retryAfter: null };
    const carrierEvents = tell(voyageOf(question), question.number, now);
    return carrierEvents.length > 0
      ? { state: 'found', events: carrierEvents, whole: true }
      : { state: 'unknown' };
  },
};
