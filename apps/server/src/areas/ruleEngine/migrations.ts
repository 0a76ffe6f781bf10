import { type Migration, migration } from '../../database/migrations/index.ts';

/** The last person who changed a page's access, and when. */
export const migrations: readonly Migration[] = [
  migration(
    '052_pageAccess',
    `alter table page_access
      add column changed_at timestamptz,
      add column changed_by uuid references staff`,
  ),
];
