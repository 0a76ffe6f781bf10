import type { Problem } from './problem.ts';

/** The shape of a failed call: `GatewayError` has it, and errors of other clients can have it too. */
export interface CallFailure {
  readonly kind: string;
  /** Name of the refusal, `verifyCodeWrong`. */
  readonly codeName?: string | undefined;
  /** The server's sentence in the reader's language. */
  readonly msg?: string | undefined;
  /** Refused fields by their path in the request: `{ field: 'body.account', rule: 'mobile', msg }`. */
  readonly fields?: readonly RefusedField[] | undefined;
}

interface RefusedField {
  readonly field: string;
  readonly rule: string;
  readonly msg: string;
}

/** The mapping of a call's fields and codes to the fields of a form. */
export interface FailureMap {
  /** Fields whose name in the request is another: `{ account: 'phone' }`. */
  readonly serverFields?: Readonly<Record<string, string>>;
  /** Refusals that are about one field: `{ verifyCodeWrong: 'verifyCode' }`. */
  readonly codeFields?: Readonly<Record<string, string>>;
}

export function isCallFailure(error: unknown): error is CallFailure {
  return typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string';
}

/**
 * Problems by path of a form with the fields `names`; '' is the form itself, and takes what fits no field.
 * A call that was cancelled is no problem.
 */
export function problemsOfFailure(
  failure: CallFailure,
  names: ReadonlySet<string>,
  { serverFields = {}, codeFields = {} }: FailureMap,
): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  if (failure.kind === 'cancelled') return problems;
  const put = (field: string | undefined, problem: Problem) => {
    const [top = ''] = field?.split('.', 1) ?? [];
    const at = field !== undefined && names.has(top) ? field : '';
    if (!problems.has(at)) problems.set(at, problem);
  };
  for (const { field, rule, msg } of wellFormed(failure.fields)) {
    put(fieldOf(field, serverFields), { rule, message: msg });
  }
  if (problems.size > 0) return problems;
  const rule = typeof failure.codeName === 'string' ? failure.codeName : failure.kind;
  const field = Object.hasOwn(codeFields, rule) ? codeFields[rule] : undefined;
  put(field, typeof failure.msg === 'string' ? { rule, message: failure.msg } : { rule });
  return problems;
}

/** `lines.2.price` of `body.items.2.price`, where the form has `lines` for `items`. */
function fieldOf(field: string, serverFields: Readonly<Record<string, string>>): string {
  // `body.account`, `query.phone`: the first part is where in the request.
  const path = field.split('.').slice(1);
  const parts = path.length > 0 ? path : [field];
  for (let length = parts.length; length > 0; length -= 1) {
    const start = parts.slice(0, length).join('.');
    if (!Object.hasOwn(serverFields, start)) continue;
    return [serverFields[start], ...parts.slice(length)].join('.');
  }
  return parts.join('.');
}

/** The server may be of any kind: a value that is not a list of fields is ignored. */
function wellFormed(fields: unknown): RefusedField[] {
  if (!Array.isArray(fields)) return [];
  return fields.filter(
    (one) => typeof one?.field === 'string' && typeof one.rule === 'string' && typeof one.msg === 'string',
  );
}

/** The texts of a site for failures; see `FormOptions`. */
export interface FailureWords extends FailureMap {
  explain?(error: unknown): string | false | undefined;
}

/** Problems by field of any thrown value, in the site's words if it has them. Reports bugs in our code. */
export function problemsOfError(
  error: unknown,
  names: ReadonlySet<string>,
  words: FailureWords,
): Map<string, Problem> {
  const known = isCallFailure(error);
  const problems: Map<string, Problem> = known
    ? problemsOfFailure(error, names, words)
    : new Map([['', { rule: 'unexpected' }]]);
  const explanation = problems.has('') ? words.explain?.(error) : undefined;
  if (explanation === false) problems.delete('');
  else if (explanation !== undefined) problems.set('', { rule: 'explained', message: explanation });
  else if (!known) globalThis.reportError?.(error);
  return problems;
}
