import { dayMs } from '@fairway/trade';
import type { CarrierEvent, Classifier, EventName } from '../carrier.ts';
import { between } from './dice.ts';
import type { Ship, Slip, Stop, Voyage } from './voyage.ts';

const hour = 3_600_000;

/** One thing that will happen, when it is planned, and from which stop's departure on it slips. */
interface Step {
  readonly what: EventName;
  readonly stop: Stop;
  readonly planned: Date;
  /** Slips from stops up to this one move it; a half is the sea behind a stop. */
  readonly after: number;
  readonly ship: Ship | null;
  readonly source: CarrierEvent['source'];
  readonly facility: string | null;
  /** Not planned: it is reported when it happens. */
  readonly sudden?: true;
}

/** Returns all that the carrier has reported of a voyage by now, as it would have. */
export function tell(voyage: Voyage, key: string, now: Date): CarrierEvent[] {
  const steps = stepsOf(voyage);
  const plannedOn = new Date((voyage.stops[0]?.departs ?? now).getTime() - 12 * dayMs);
  const carrierEvents = steps.flatMap((step, index) => [
    ...(step.sudden ? [] : [sayOf(voyage, step, 'PLN', step.planned, plannedOn, null)]),
    ...expectations(voyage, step),
    ...happened(voyage, step, `${key} ${index}`),
  ]);
  return carrierEvents
    .filter(({ saidAt }) => saidAt <= now)
    .sort((a, b) => Number(a.saidAt) - Number(b.saidAt));
}

function stepsOf({ stops, scenario }: Voyage): Step[] {
  const steps: Step[] = [];
  for (const [index, stop] of stops.entries()) {
    const { arrives, departs, ship, port } = stop;
    const terminal = `${port.nameEn} Container Terminal`;
    const add = (
      what: EventName,
      base: Date,
      hours: number,
      source: CarrierEvent['source'],
      more: Partial<Step> = {},
    ) =>
      steps.push({
        what,
        stop,
        planned: new Date(base.getTime() + hours * hour),
        after: hours < 0 ? index - 1 : index,
        ship: null,
        source,
        facility: source === 'terminal' ? terminal : null,
        ...more,
      });
    if (index === 0 && departs) {
      add('CONF', departs, -12 * 24, 'carrier');
      add('PICK', departs, -120, 'depot', { facility: `${port.nameEn} Empty Depot` });
      add('GTIN', departs, -60, 'terminal');
    }
    // Inbound events slip with the ship that left the stop before.
    const inbound = { after: index - 0.5 };
    const inShip = stops[index - 1]?.ship ?? null;
    if (arrives) {
      add('ARRI', arrives, 0, 'carrier', { ...inbound, ship: inShip });
      add('DISC', arrives, 11, 'terminal', { ...inbound, ship: inShip });
    }
    if (departs) {
      // A box that is rolled or misses its ship is loaded onto the later one.
      add('LOAD', departs, -9, 'terminal', { after: index, ship });
      add('DEPA', departs, 0, 'carrier', { ship });
    } else if (arrives) {
      const heldHours = scenario === 'hold' ? 76 : 0;
      if (heldHours > 0) {
        add('HOLD', arrives, 15, 'customs', { ...inbound, sudden: true });
        add('RELS', arrives, 15 + heldHours, 'customs', { ...inbound, sudden: true });
      }
      add('AVPU', arrives, 26 + heldHours, 'terminal', inbound);
      add('GTOT', arrives, 72 + heldHours, 'terminal', inbound);
      add('DROP', arrives, 168 + heldHours, 'depot', { ...inbound, facility: `${port.nameEn} Empty Depot` });
    }
  }
  return steps;
}

/** The slips that move a step, in the order in which they became known. */
function slipsFor({ slips }: Voyage, { after }: Step): Slip[] {
  return slips.filter(({ fromStop }) => fromStop <= after);
}

function actualOf(voyage: Voyage, step: Step, key: string): Date {
  const slipped = slipsFor(voyage, step).reduce((sum, { hours }) => sum + hours, 0);
  const jitter = step.what === 'ARRI' || step.what === 'DEPA' ? 0 : between(-40, 70, `jitter ${key}`);
  return new Date(step.planned.getTime() + slipped * hour + jitter * 60_000);
}

/** Events that receive updates: a container that arrives late is also picked up and returned late. */
const slipping: readonly EventName[] = ['DEPA', 'ARRI', 'LOAD', 'DISC', 'AVPU', 'GTOT', 'DROP'];

/** Returns the new times that ships and terminals report for later events as soon as a delay is known. */
function expectations(voyage: Voyage, step: Step): CarrierEvent[] {
  if (step.sudden || !slipping.includes(step.what)) return [];
  let sum = 0;
  return slipsFor(voyage, step).flatMap((slip) => {
    sum += slip.hours;
    const at = new Date(step.planned.getTime() + sum * hour);
    return at <= slip.saidAt ? [] : [sayOf(voyage, step, 'EST', at, slip.saidAt, slip)];
  });
}

/** Containers go to one vessel together, and through terminals and depots one after the other. */
function happened(voyage: Voyage, step: Step, key: string): CarrierEvent[] {
  const at = actualOf(voyage, step, key);
  const toldAfter = between(15, 110, `told ${key}`) * 60_000;
  const tellAt = (moment: Date) =>
    sayOf(voyage, step, 'ACT', moment, new Date(moment.getTime() + toldAfter), null);
  if (voyage.boxes.length === 1 || step.source === 'carrier' || step.source === 'customs')
    return [tellAt(at)];
  return voyage.boxes.map(({ number }, index) => {
    const later = index * (apart[step.what] ?? 0.2) * hour;
    return { ...tellAt(new Date(at.getTime() + later)), box: number };
  });
}

/** Hours between the containers of a bill, where that is more than some minutes. */
const apart: Partial<Record<EventName, number>> = { PICK: 2, GTIN: 3, GTOT: 20, DROP: 30 };

function sayOf(
  voyage: Voyage,
  step: Step,
  classifier: Classifier,
  at: Date,
  saidAt: Date,
  slip: Slip | null,
): CarrierEvent {
  const [box] = voyage.boxes;
  const rolled = voyage.scenario === 'rolled' && classifier !== 'PLN' && step.ship !== null;
  const ship = rolled && saidAt >= (voyage.slips[0]?.saidAt ?? saidAt) ? voyage.laterShip : step.ship;
  return {
    what: step.what,
    classifier,
    at,
    saidAt,
    locode: step.stop.port.locode,
    facility: step.facility,
    vessel: ship,
    box: voyage.boxes.length === 1 ? (box?.number ?? null) : null,
    isoType: box?.isoType ?? null,
    place: step.stop.port.nameEn,
    transit: false,
    source: step.source,
    cause: slip && slip.cause !== 'other' ? slip.cause : null,
    remark: null,
  };
}
