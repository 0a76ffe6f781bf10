import { useNow } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** The time on the clocks of a port, which goes on while the page stays open. */
export function TimeThere({ zone }: { zone: string }) {
  const { format } = useWords<typeof words>();
  return format.portTime({ at: useNow().toISOString(), zone });
}
