import type { PortTime } from '@fairway/gateway/contract/shapes';
import { useNow } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import { nextCutOff } from '../results/nextCutOff.ts';
import { saidLeft } from '../results/saidLeft.ts';
import type { DetailProps } from './DetailHead.tsx';
import { DetailSection } from './DetailSection.tsx';
import * as styles from './SailDetailScreen.css.ts';
import type { words } from './words.zh.ts';

/** Every deadline of the sailing in the order it falls due, each in the time of its port. */
export function ScheduleSection({ detail }: DetailProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { sailing, cutOffs } = detail;
  const now = useNow();
  const next = nextCutOff(sailing, now);
  const nextCode = next.which === 'closing' ? 'DCO' : 'PCO';
  const moments: { key: string; name: string; time: PortTime; main?: boolean }[] = [
    ...cutOffs.map(({ code, time }) => ({
      key: code,
      name: t(`detail.cutOff.${code}`),
      time,
      main: code === 'DCO' || code === 'PCO',
    })),
    { key: 'ETD', name: t('detail.departure'), time: sailing.departure, main: true },
    { key: 'ETA', name: t('detail.arrival'), time: sailing.arrival, main: true },
  ].sort((one, other) => one.time.at.localeCompare(other.time.at));

  return (
    <DetailSection
      title={t('detail.schedule')}
      note={[
        t('freight.portTime'),
        ...(sailing.transitPort ? [t('freight.via', { port: nameOf(sailing.transitPort) })] : []),
      ]}
    >
      <ol className={styles.moments}>
        {moments.map(({ key, name, time, main }) => {
          const isPast = new Date(time.at) < now;
          const voice = key === nextCode ? next.voice : undefined;
          return (
            <li key={key} className={styles.moment} data-main={main || undefined} data-voice={voice}>
              <span className={styles.dot} />
              <span className={isPast ? styles.past : undefined}>{name}</span>
              <time dateTime={time.at} className={isPast ? styles.past : styles.momentTime}>
                <bdi>{format.portTime(time)}</bdi>
              </time>
              {voice === 'soon' ? <strong className={styles.left}>{saidLeft(next, t)}</strong> : null}
            </li>
          );
        })}
      </ol>
    </DetailSection>
  );
}
