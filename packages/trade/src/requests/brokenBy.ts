import * as v from 'valibot';

/** Rules that an input breaks, by field, as a form shows them: one at a time. */
export function brokenBy(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input);
  const broken: Record<string, string> = {};
  for (const issue of issues) broken[v.getDotPath(issue) ?? ''] ??= issue.message;
  return broken;
}
