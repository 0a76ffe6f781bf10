import * as v from 'valibot';

/** What a backup is of; its first entry. */
export const aboutName = 'about.json';
/** What it was when it ended; its last entry. */
export const endName = 'end.json';

export const about = v.object({
  format: v.literal(1),
  /** The release that wrote it. */
  fairway: v.string(),
  kind: v.picklist(['embedded', 'external']),
  /** Major version of PostgreSQL. */
  postgres: v.number(),
  begunAt: v.string(),
});
export type About = v.InferOutput<typeof about>;

/** Entries of the audit log, to which rows are only added, before and after: what is restored is between the two. */
export const end = v.object({
  endedAt: v.string(),
  auditBefore: v.number(),
  auditAfter: v.number(),
  files: v.number(),
});
export type End = v.InferOutput<typeof end>;
