import { containerCheckDigit, containerNumberLength } from './containerNumber.ts';

/** The parts of a box number typed so far (ISO 6346); a part that is not typed yet is short or empty. */
export interface ContainerParts {
  /** Three letters of who owns the box. */
  readonly owner: string;
  /** U freight container, J detachable equipment, Z trailer or chassis. */
  readonly category: string;
  /** Six digits. */
  readonly serial: string;
  readonly check: string;
  /** The check digit that fits the parts before it; null until they are complete. */
  readonly fitting: number | null;
}

/** Splits a typed container number; null for a text that can no longer become one. */
export function containerParts(value: string): ContainerParts | null {
  if (value.length > containerNumberLength) return null;
  const match = /^([A-Z]{0,3})([UJZ]?)(\d{0,6})(\d?)$/.exec(value);
  if (!match) return null;
  const [, owner = '', category = '', serial = '', check = ''] = match;
  // Digits only belong behind four letters.
  if ((category !== '' && owner.length < 3) || (serial !== '' && category === '')) return null;
  return { owner, category, serial, check, fitting: serial.length === 6 ? containerCheckDigit(value) : null };
}
