import type { CostedSailing } from '@fairway/gateway/contract/freight';
import { useNow } from '@fairway/site';
import { time } from '../../../features/time.css.ts';
import { useWords } from '../../../language/words.ts';
import { nextCutOff, voiceOf } from './nextCutOff.ts';
import * as styles from './SailingsTable.css.ts';
import { saidLeft } from './saidLeft.ts';
import type { words } from './words.zh.ts';

/** The cut-offs of a sailing in the table, the next one marked when it is near. */
export function CutOffs({ sailing }: { readonly sailing: CostedSailing }) {
  const { t, format } = useWords<typeof words>();
  const now = useNow();
  const next = nextCutOff(sailing, now);
  return (
    <span className={styles.pair}>
      {(['closing', 'portCutOff'] as const).map((which) => (
        <span key={which} className={styles.cutOff} data-voice={voiceOf(sailing[which], which, next, now)}>
          <span className={styles.cutOffName}>{t(`freight.inCutOffs.${which}`)}</span>{' '}
          <span className={time}>{format.portTime(sailing[which])}</span>
          {which === next.which && next.voice === 'soon' ? <strong>{saidLeft(next, t)}</strong> : null}
        </span>
      ))}
    </span>
  );
}
