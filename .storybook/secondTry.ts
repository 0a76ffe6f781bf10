/** Far longer than a busy machine needs: it only tells an answer that is late from one that never comes. */
const limit = 30_000;

/**
 * Runs a request that may never be answered. After the limit it calls `recover`, if there is one, and tries once more; a second silence
 * is an error that names the request, where the caller would hang until its own limit and could not say why.
 */
export async function withSecondTry<T>(
  name: string,
  request: () => Promise<T>,
  recover: () => Promise<void> = async () => {},
  milliseconds = limit,
): Promise<T> {
  const first = await withLimit(request(), milliseconds);
  if (first) return first.answer;
  await withLimit(recover(), milliseconds);
  const second = await withLimit(request(), milliseconds);
  if (second) return second.answer;
  throw new Error(`${name} did not come within ${(2 * milliseconds) / 1000} s, also after a second try`);
}

async function withLimit<T>(request: Promise<T>, milliseconds: number): Promise<{ answer: T } | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, milliseconds, null);
  try {
    return await Promise.race([request.then((answer) => ({ answer })), late]);
  } finally {
    clearTimeout(timer);
  }
}
