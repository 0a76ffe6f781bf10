/** As much of JSON Schema as the contract's schemas become. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface FieldRow {
  /** Path from the top: `rows[].origin.code`. */
  readonly field: string;
  readonly type: string;
  readonly required: boolean;
  readonly allowed: string;
}

/** Flattens a schema to one row a field, in the order of its declaration. */
export function fieldRows(schema: JsonSchema, at = ''): FieldRow[] {
  const open = withoutNull(schema);
  if (open.properties) {
    return Object.entries(open.properties).flatMap(([name, each]) => {
      const field = at ? `${at}.${name}` : name;
      const row = { field, type: typeOf(each), required: open.required?.includes(name) ?? false };
      return [{ ...row, allowed: allowedIn(withoutNull(each)) }, ...fieldRows(each, field)];
    });
  }
  return isSchema(open.items) ? fieldRows(open.items, `${at}[]`) : [];
}

const isSchema = (items: JsonSchema['items']): items is JsonSchema =>
  items !== undefined && !Array.isArray(items);

function withoutNull(schema: JsonSchema): JsonSchema {
  const some = schema.anyOf?.filter((each) => each.type !== 'null') ?? [];
  return some.length === 1 && some[0] ? some[0] : schema;
}

function typeOf(schema: JsonSchema): string {
  const nullable = schema.anyOf?.some((each) => each.type === 'null') ? ' or null' : '';
  const open = withoutNull(schema);
  if (open.anyOf) return [...new Set(open.anyOf.map(typeOf))].join(' or ');
  if (open.type === 'array')
    return `list${isSchema(open.items) ? ` of ${typeOf(open.items)}` : ''}${nullable}`;
  const listed = open.enum ?? (open.const === undefined ? undefined : [open.const]);
  const type = open.type ?? (listed ? typeof listed[0] : 'any');
  return `${[type].flat().join(' or ')}${nullable}`;
}

function allowedIn(schema: JsonSchema): string {
  const between = (least: number | undefined, most: number | undefined, unit: string) =>
    least === undefined && most === undefined ? [] : [`${least ?? ''}…${most ?? ''}${unit}`];
  return [
    ...(schema.enum ? [schema.enum.join(', ')] : []),
    ...(schema.const === undefined ? [] : [String(schema.const)]),
    ...(schema.format ? [schema.format] : []),
    ...between(schema.minLength, schema.maxLength, ' characters'),
    ...between(schema.minItems, schema.maxItems, ' items'),
    ...between(schema.minimum, schema.maximum, ''),
    ...(schema.pattern ? [schema.pattern] : []),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ].join('; ');
}
