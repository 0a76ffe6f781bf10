import type { SailingChanges } from '@fairway/gateway/contract/sailingHistory';
import { Badge, Disclosure, Inline, Stack } from '@fairway/ui';
import { DetailSection } from '../DetailSection.tsx';
import * as styles from './ChangesSection.css.ts';
import type { ChangesProps } from './changesProps.ts';
import { PastSchedule } from './PastSchedule.tsx';
import { Scores } from './Scores.tsx';
import { shiftOf } from './shift.ts';
import { useChangeWords } from './useChangeWords.ts';
import { VersionList } from './VersionList.tsx';

/** Changes of the schedule and price of this sailing, and the sailing as of an earlier day. */
export function ChangesSection({ detail, changes }: ChangesProps) {
  const { t, timeName, dayText } = useChangeWords();
  const { since, formerVessel, exceptions, moves, versions } = changes;
  const changed = versions.some((version) => version.changed);
  return (
    <div className={styles.section}>
      <DetailSection title={t('changes.heading')} note={[t('changes.note')]}>
        <Stack gap="m">
          {exceptions.length > 0 ? (
            <Inline gap="s">
              {exceptions.map((exception) => (
                <Badge key={exception} tone={calm.has(exception) ? 'neutral' : 'caution'}>
                  {t(`changes.exception.${exception}`)}
                </Badge>
              ))}
            </Inline>
          ) : null}
          {moves.length > 0 ? (
            <ul className={styles.moves}>
              {moves.map((move) => {
                const shift = shiftOf(move);
                const shiftText =
                  shift.word === 'unmoved'
                    ? t('changes.unmoved')
                    : t(`changes.${shift.word}`, { count: shift.count, day: dayText(move.firstDay) });
                return (
                  <li key={move.time}>
                    {t('changes.moved', { time: timeName(move.time), count: move.times, shift: shiftText })}
                  </li>
                );
              })}
            </ul>
          ) : null}
          {formerVessel ? <p>{t('changes.formerVessel', { vessel: formerVessel })}</p> : null}
          {changed ? null : (
            <p>{since ? t('changes.none', { day: dayText(since) }) : t('changes.unrecorded')}</p>
          )}
          {changed ? (
            <>
              <PastSchedule detail={detail} changes={changes} />
              <Disclosure summary={t('changes.all', { count: versions.length })}>
                <VersionList versions={versions} />
              </Disclosure>
            </>
          ) : null}
          <Scores detail={detail} changes={changes} />
        </Stack>
      </DetailSection>
    </div>
  );
}

/** Exceptions that do not endanger a booking. */
const calm: ReadonlySet<SailingChanges['exceptions'][number]> = new Set(['portOmitted', 'priceMoved']);
