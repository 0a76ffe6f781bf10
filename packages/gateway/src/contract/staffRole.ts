/**
 * What somebody of the staff may do; a person may hold several. `admin` keeps the staff and reads the log,
 * `reviewer` judges papers, `editor` writes, `pricing` keeps prices, `finance` confirms money.
 */
export const staffRoles = ['admin', 'reviewer', 'editor', 'pricing', 'finance'] as const;
export type StaffRole = (typeof staffRoles)[number];
