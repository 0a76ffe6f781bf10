import type { RuleName } from '../rule.ts';

export const registerCodeLength = { min: 6, max: 50 } as const;

/**
 * Registration code as the certificate prints it: 6 to 50 letters and digits, hyphens between them. Registries differ
 * (15 digits of industry and commerce, 10 of customs), so spec 5's "well-formed" requires no more.
 */
export function registerCode(value: string): RuleName | null {
  const { min, max } = registerCodeLength;
  if (value.length < min || value.length > max) return 'registerCode';
  return /^[A-Za-z0-9-]+$/.test(value) && !/^-|--|-$/.test(value) ? null : 'registerCode';
}
