import * as v from 'valibot';

type Schema = v.GenericSchema;

/** Parts that valibot's schemas have in common, as far as they hold other schemas. */
interface Holder {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly pipe?: readonly [Schema, ...v.GenericPipeItem[]];
}

/** A schema that takes the same values but refuses object fields it does not declare, at every depth. */
export function strict(schema: Schema): Schema {
  const holder = schema as Schema & Holder;
  if (holder.pipe) {
    const [first, ...rest] = holder.pipe;
    return v.pipe(strict(first), ...(rest as [v.GenericPipeItem]));
  }
  switch (holder.type) {
    case 'object':
      return v.strictObject(
        Object.fromEntries(Object.entries(holder.entries ?? {}).map(([name, each]) => [name, strict(each)])),
      );
    case 'array':
      return holder.item ? v.array(strict(holder.item)) : schema;
    case 'optional':
      return holder.wrapped ? v.optional(strict(holder.wrapped), holder.default) : schema;
    case 'nullable':
      return holder.wrapped ? v.nullable(strict(holder.wrapped), holder.default) : schema;
    default:
      return schema;
  }
}
