import type { PortBrief } from '@fairway/gateway/contract/harbour';
import type { PortTime } from '@fairway/gateway/contract/shapes';
import { type PortFact, readPorts } from '../../facts/read.ts';

let places: ReadonlyMap<string, PortFact> | undefined;

/** Returns a port by a carrier's code for it: its official code, the trade's, or another alias. */
export function placeOf(code: string | null): PortFact | undefined {
  places ??= new Map(
    readPorts().ports.flatMap((port) =>
      [...port.aliases, port.code, port.locode].map((name) => [name, port] as const),
    ),
  );
  return code === null ? undefined : places.get(code);
}

let named: ReadonlyMap<string, PortFact> | undefined;

/** A port by its whole name in either language, with what carriers put behind it: `Los Angeles, CA`. */
export function portNamed(name: string): PortFact | undefined {
  named ??= new Map(
    readPorts().ports.flatMap((port) =>
      [port.nameEn, port.nameZh].map((each) => [each.toLowerCase(), port] as const),
    ),
  );
  const plain = name.trim().toLowerCase();
  return named.get(plain) ?? named.get(plain.split(/[,(/]/)[0]?.trim() ?? '');
}

export function briefOf(port: PortFact | undefined): PortBrief | null {
  return port ? { code: port.code, nameZh: port.nameZh, nameEn: port.nameEn } : null;
}

/** An instant with the zone of the port where it counts; UTC where that is not known. */
export function timeAt(at: Date | null, port: PortFact | undefined): PortTime | null {
  return at === null ? null : { at: at.toISOString(), zone: port?.zone ?? 'UTC' };
}
