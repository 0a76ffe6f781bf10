import type { MoreMessages } from '../types.ts';

/** Texts of a combobox that chooses several, in English. */
export const multiCombobox: MoreMessages['multiCombobox'] = {
  chosen: (label) => `Chosen: ${label}`,
  remove: (name) => `Remove ${name}`,
  added: (name, count) => `${name} added, ${count} chosen`,
  removed: (name, count) => `${name} removed, ${count} left`,
  full: (max) => `At most ${max} can be chosen. Remove one first.`,
};
