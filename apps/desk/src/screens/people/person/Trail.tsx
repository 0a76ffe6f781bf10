import type { Person } from '@fairway/gateway/contract/people';
import { Text } from '@fairway/ui';
import { TrailEntries } from '../../../features/case/CaseTrail.tsx';
import { useWords } from '../../../language/words.ts';
import type { words as logWords } from '../../audit/log/words.zh.ts';
import type { words } from './words.zh.ts';

/** What staff did to an account, newest first, in the words of the log. */
export function Trail({ trail }: { trail: Person['trail'] }) {
  const { t } = useWords<typeof words & typeof logWords>();
  if (trail.length === 0) return <Text tone="quiet">{t('person.noTrail')}</Text>;
  return (
    <TrailEntries
      entries={trail.map(({ at, by, action, reason }) => ({
        ...{ at, reason },
        who: by ?? t('person.block.system'),
        what: t(`log.kind.${action}`),
      }))}
    />
  );
}
