import type { Person } from '@fairway/gateway/contract/people';
import { Text } from '@fairway/ui';
import * as caseStyles from '../../../features/case/Case.css.ts';
import { useWords } from '../../../language/words.ts';
import type { words as logWords } from '../../audit/log/words.zh.ts';
import type { words } from './words.zh.ts';

/** What staff did to an account, newest first, in the words of the log. */
export function Trail({ trail }: { trail: Person['trail'] }) {
  const { t, format } = useWords<typeof words & typeof logWords>();
  if (trail.length === 0) return <Text tone="quiet">{t('person.noTrail')}</Text>;
  return (
    <ol className={caseStyles.trail}>
      {trail.map(({ at, by, action, reason }) => (
        <li key={`${at} ${action}`} className={caseStyles.trailEntry}>
          <span className={caseStyles.trailAt}>
            {format.instant(at)} · {by ?? t('person.block.system')}
          </span>
          <span className={caseStyles.trailWhat}>{t(`log.kind.${action}`)}</span>
          {reason ? <span className={caseStyles.stopText}>{reason}</span> : null}
        </li>
      ))}
    </ol>
  );
}
