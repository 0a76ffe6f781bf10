import { useNow } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** The local time of a port, updated while the page is open. */
export function TimeThere({ zone }: { zone: string }) {
  const { format } = useWords<typeof words>();
  return format.portTime({ at: useNow().toISOString(), zone });
}
