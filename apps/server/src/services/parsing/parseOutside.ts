import { Lane } from './lane.ts';
import type { ParserName, Parsers } from './parsers.ts';

const lane = new Lane({
  script: new URL('./worker.ts', import.meta.url),
  deadline: 5000,
  memoryMb: 128,
  mostWaiting: 200,
  idle: 30_000,
});

/**
 * Parses text from outside, by the name of its parser. It never runs on the thread that handles requests. Throws a
 * `ParsingFailure` when it takes too long or too much memory.
 */
export async function parseOutside<Name extends ParserName>(
  name: Name,
  input: Parameters<Parsers[Name]>[0],
): Promise<ReturnType<Parsers[Name]>> {
  return (await lane.run({ name, input })) as ReturnType<Parsers[Name]>;
}
