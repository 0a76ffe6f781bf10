import { containerCheckDigit, containerNumberLength } from './containerNumber.ts';

/** What a box number says so far, part by part (ISO 6346); a part that is not typed yet is short or empty. */
export interface ContainerParts {
  /** Three letters of who owns the box. */
  readonly owner: string;
  /** U freight container, J detachable equipment, Z trailer or chassis. */
  readonly category: string;
  /** Six digits. */
  readonly serial: string;
  readonly check: string;
  /** The check digit that fits what stands before it; null until all of that is there. */
  readonly fitting: number | null;
}

/** Takes apart what is typed of a box number; null for what can no longer become one. */
export function containerParts(value: string): ContainerParts | null {
  if (value.length > containerNumberLength) return null;
  const match = /^([A-Z]{0,3})([UJZ]?)(\d{0,6})(\d?)$/.exec(value);
  if (!match) return null;
  const [, owner = '', category = '', serial = '', check = ''] = match;
  // Digits only belong behind four letters.
  if ((category !== '' && owner.length < 3) || (serial !== '' && category === '')) return null;
  return { owner, category, serial, check, fitting: serial.length === 6 ? containerCheckDigit(value) : null };
}
