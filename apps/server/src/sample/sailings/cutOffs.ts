import { addDays } from '@fairway/trade';
import { dayAt, instantAt } from '../../time/zone.ts';

/** The closings before a departure, by their DCSA codes in the order EFC, ECP, DCO, VCO, CUA, PCO, FCO, AFC. */
export interface CutOffs {
  readonly gateOpen: Date;
  readonly emptyPickUp: Date;
  readonly closing: Date;
  readonly vgmCutOff: Date;
  readonly customsCutOff: Date;
  readonly portCutOff: Date;
  readonly fullBoxIn: Date;
  readonly manifestCutOff: Date;
}

/** Each as days before the departure's calendar day and the time on the wall of the port. */
type Habit = Readonly<Record<keyof CutOffs, readonly [days: number, time: string]>>;

const deepSea: Habit = {
  emptyPickUp: [9, '08:00'],
  gateOpen: [7, '08:00'],
  manifestCutOff: [4, '10:00'],
  closing: [4, '12:00'],
  vgmCutOff: [4, '12:00'],
  customsCutOff: [2, '12:00'],
  portCutOff: [2, '18:00'],
  fullBoxIn: [2, '18:00'],
};

const shortSea: Habit = {
  emptyPickUp: [5, '08:00'],
  gateOpen: [4, '08:00'],
  manifestCutOff: [2, '10:00'],
  closing: [2, '12:00'],
  vgmCutOff: [2, '12:00'],
  customsCutOff: [1, '15:00'],
  portCutOff: [1, '18:00'],
  fullBoxIn: [1, '18:00'],
};

/** Closings in the usual order EFC < DCO ≈ VCO ≤ CUA ≤ PCO < ETD, at full hours on the port's clock. */
export function cutOffsBefore(departure: Date, zone: string, feeder: boolean): CutOffs {
  const sailingDay = dayAt(departure, zone);
  const habit = feeder ? shortSea : deepSea;
  const at = (name: keyof CutOffs) => {
    const [days, time] = habit[name];
    return instantAt(addDays(sailingDay, -days), time, zone);
  };
  return {
    gateOpen: at('gateOpen'),
    emptyPickUp: at('emptyPickUp'),
    closing: at('closing'),
    vgmCutOff: at('vgmCutOff'),
    customsCutOff: at('customsCutOff'),
    portCutOff: at('portCutOff'),
    fullBoxIn: at('fullBoxIn'),
    manifestCutOff: at('manifestCutOff'),
  };
}
