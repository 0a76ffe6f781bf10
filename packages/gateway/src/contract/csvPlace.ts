import * as v from 'valibot';

/** A cell of a CSV file that breaks a rule: its line number in the file, its column, and its text. */
export const csvPlace = v.object({
  line: v.number(),
  /** Null where it is the line as a whole. */
  column: v.nullable(v.string()),
  value: v.string(),
});
