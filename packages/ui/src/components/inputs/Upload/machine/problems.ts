import type { UploadProblem } from '../types.ts';

/** Thrown for a picture that need not be sent at all. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Fields that an error of a call may have, checked by shape: the gateway's errors have them, and errors of any client can. */
interface CallFailure {
  readonly kind?: unknown;
  readonly codeName?: unknown;
  readonly status?: unknown;
  readonly msg?: unknown;
  readonly retryAt?: unknown;
  readonly fields?: unknown;
  readonly name?: unknown;
}

interface RefusedField {
  readonly rule?: unknown;
  readonly msg?: unknown;
}

const byKind: Readonly<Record<string, UploadProblem>> = {
  network: { kind: 'network' },
  timeout: { kind: 'network' },
  away: { kind: 'away' },
  fault: { kind: 'away' },
  session: { kind: 'session' },
  malformed: { kind: 'failed' },
};

/** Names of refusals and rules, as the contract has them. */
const byName: Readonly<Record<string, UploadProblem>> = {
  pictureTypeRefused: { kind: 'type' },
  picture: { kind: 'type' },
  pictureTooLarge: { kind: 'size' },
  pictureSize: { kind: 'size' },
  fileTypeRefused: { kind: 'type' },
  fileTooLarge: { kind: 'size' },
  fileHasMacros: { kind: 'macro' },
};

/** Converts a sender's error into a problem of the picture. `now` in ms, from which a delay is counted. */
export function problemOf(error: unknown, now: number): UploadProblem {
  if (error instanceof PictureRefusal) return error.problem;
  if (typeof error !== 'object' || error === null) return { kind: 'failed' };
  const { kind, codeName, status, msg, retryAt, fields, name } = error as CallFailure;
  const named = lookUp(byName, codeName);
  if (named) return inWords(named, msg);
  for (const field of fieldsOf(fields)) {
    const broken = lookUp(byName, field?.rule);
    if (broken) return inWords(broken, field.msg);
  }
  if (status === 413) return { kind: 'size' };
  if (status === 415) return { kind: 'type' };
  if (kind === 'limited' || status === 429) return { kind: 'limited', seconds: secondsUntil(retryAt, now) };
  const known = lookUp(byKind, kind);
  if (known) return known;
  const text = [...fieldsOf(fields).map((field) => field?.msg), msg].find(isSentence);
  if (typeof kind === 'string' && text !== undefined) return { kind: 'refused', text };
  if (status === 401) return { kind: 'session' };
  if (typeof status === 'number' && status >= 500) return { kind: 'away' };
  // So browsers name a connection that failed, each in its own sentence, and a time limit.
  const lost = error instanceof TypeError && /fetch|network|load failed|connection/i.test(error.message);
  return { kind: lost || name === 'TimeoutError' ? 'network' : 'failed' };
}

/** Whether trying again without the reader makes sense: the connection or the server was away. */
export function passesByItself({ kind }: UploadProblem): boolean {
  return kind === 'network' || kind === 'away';
}

const refusedKinds: ReadonlySet<UploadProblem['kind']> = new Set([
  ...(['type', 'size', 'same', 'unreadable'] as const),
  ...(['heic', 'macro', 'empty'] as const),
]);

/** Whether the same picture may go through another time. */
export function canRetry({ kind }: UploadProblem): boolean {
  return !refusedKinds.has(kind);
}

/** Whether the picture was checked and refused: such a picture takes no place. */
export function isRefusal(problem: UploadProblem): boolean {
  return problem.kind === 'refused' || !canRetry(problem);
}

function lookUp(table: Readonly<Record<string, UploadProblem>>, key: unknown): UploadProblem | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The sender's text is more precise than the kit's, even if the refusal has one of the kit's names. */
function inWords(problem: UploadProblem, text: unknown): UploadProblem {
  return isSentence(text) ? ({ ...problem, text } as UploadProblem) : problem;
}

function isSentence(text: unknown): text is string {
  return typeof text === 'string' && text !== '';
}

function fieldsOf(fields: unknown): readonly RefusedField[] {
  return Array.isArray(fields) ? fields : [];
}

function secondsUntil(at: unknown, now: number): number | null {
  if (!(at instanceof Date) || Number.isNaN(at.getTime())) return null;
  return Math.max(1, Math.ceil((at.getTime() - now) / 1000));
}
