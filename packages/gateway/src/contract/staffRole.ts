/**
 * Roles of staff; a person may have several. `admin` manages staff and reads the log, `reviewer` checks papers,
 * `editor` writes, `pricing` maintains prices, `finance` confirms money.
 */
export const staffRoles = ['admin', 'reviewer', 'editor', 'pricing', 'finance'] as const;
export type StaffRole = (typeof staffRoles)[number];
