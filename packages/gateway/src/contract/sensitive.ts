import { type AgreedText, type ConsentKind, consentKinds, lackingConsents } from '@fairway/trade';
import * as v from 'valibot';
import type { Call } from './call.ts';
import { text } from './shapes.ts';

/** Marks a field that is taken only with a consent of this kind. */
export function sensitive(kind: ConsentKind) {
  return v.metadata<string, { readonly sensitive: ConsentKind }>({ sensitive: kind });
}

/** Texts that the sender agrees to with the call, each by its version. */
export const agreedTexts = v.pipe(
  v.array(v.strictObject({ kind: v.picklist(consentKinds), version: text(20) })),
  v.maxLength(consentKinds.length),
);

/** The entry by which a body brings its consents. */
export const agreed = v.optional(agreedTexts, []);

interface Walked {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Walked>>;
  readonly options?: readonly Walked[];
  readonly wrapped?: Walked;
  readonly literal?: unknown;
  readonly key?: string;
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly metadata?: unknown }[];
}

/** The kind that a field is marked with, also where it may be left out. */
function markOf(field: Walked): ConsentKind | null {
  for (const { type, metadata } of field.pipe ?? []) {
    if (type !== 'metadata' || typeof metadata !== 'object' || metadata === null) continue;
    const { sensitive: kind } = metadata as { readonly sensitive?: ConsentKind };
    if (kind) return kind;
  }
  return field.wrapped ? markOf(field.wrapped) : null;
}

/** Returns the forms that a body may take: one, or several distinguished by one of their fields. */
function formsOf(schema: Walked): readonly { readonly key: string | null; readonly form: Walked }[] {
  if (schema.type === 'variant' && schema.options)
    return schema.options.map((form) => ({ key: schema.key ?? null, form }));
  return [{ key: null, form: schema }];
}

/** Each form that the body of a call may take, with its sensitive fields and whether it brings consents. */
export function sensitiveForms({ body }: Pick<Call, 'body'>) {
  if (!body) return [];
  return formsOf(body as Walked).map(({ key, form }) => ({
    fits: (fields: Readonly<Record<string, unknown>>) =>
      key === null || form.entries?.[key]?.literal === fields[key],
    takesConsents: form.entries?.agreed !== undefined,
    fields: Object.entries(form.entries ?? {}).flatMap(([name, field]) => {
      const kind = markOf(field);
      return kind === null ? [] : [{ name, kind }];
    }),
  }));
}

/** Consents that a checked body would need and does not bring. */
export function missingConsents(call: Pick<Call, 'body'>, body: unknown): ConsentKind[] {
  if (typeof body !== 'object' || body === null) return [];
  const values = body as Readonly<Record<string, unknown>> & { readonly agreed?: readonly AgreedText[] };
  const form = sensitiveForms(call).find(({ fits }) => fits(values));
  const needed = (form?.fields ?? [])
    .filter(({ name }) => values[name] !== undefined && values[name] !== '')
    .map(({ kind }) => kind);
  return lackingConsents([...new Set(needed)], values.agreed ?? []);
}
