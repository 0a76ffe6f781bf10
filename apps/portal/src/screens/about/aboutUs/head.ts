import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import type { loader } from './loader.ts';

/** The page about us that is open, by its first sentence. */
export function head({ data }: HeadArgs<Awaited<ReturnType<typeof loader>>>): ThingFacts {
  return data.text ? { description: data.text.lead } : {};
}
