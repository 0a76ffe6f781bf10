import * as v from 'valibot';

/** The source of a backup; its first entry. */
export const aboutName = 'about.json';
/** The final state of the source; its last entry. */
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

/** The entries of the append-only audit log before and after: the restored count is between the two. */
export const end = v.object({
  endedAt: v.string(),
  auditBefore: v.number(),
  auditAfter: v.number(),
  files: v.number(),
});
export type End = v.InferOutput<typeof end>;
