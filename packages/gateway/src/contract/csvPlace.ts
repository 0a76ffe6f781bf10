import * as v from 'valibot';

/** Where a line of a CSV file breaks a rule: its number in the file, its column, and what stands there. */
export const csvPlace = v.object({
  line: v.number(),
  /** Null where it is the line as a whole. */
  column: v.nullable(v.string()),
  value: v.string(),
});
