import type { SeatPlan } from '@fairway/gateway/contract/seat';
import { useGateway } from '@fairway/site';
import { VisuallyHidden } from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from './DistributeSeatScreen.css.ts';
import { Mark } from './Mark.tsx';
import { endsSoon, isIdle, seated } from './seatStatus.ts';
import type { words } from './words.zh.ts';

/** With more marks than this, the number next to them is clearer. */
const mostMarks = 20;

/** The summary of the page: the number of seats, the used ones, and the expiring ones. */
export function SeatFacts({ plan }: { plan: SeatPlan }) {
  const { t, format } = useWords<typeof words>();
  const { now } = useGateway();
  const { places } = seated(plan);
  const kindOf = ({ seat }: (typeof places)[number]) =>
    seat === null ? 'free' : isIdle(seat, now()) ? 'idle' : 'used';
  const used = places.filter(({ seat }) => seat !== null).length;
  const idle = places.filter((place) => kindOf(place) === 'idle').length;
  const ending = plan.routes.filter((route) => endsSoon(route, now(), 30)).length;
  const [first] = plan.ending;
  return (
    <Facts
      label={t('seat.facts')}
      of={[
        {
          term: t('seat.used'),
          value: (
            <>
              {used} <span className={styles.faint}>{t('seat.of', { count: plan.capacity })}</span>
              {places.length <= mostMarks ? (
                <>
                  <VisuallyHidden as="span">
                    {t('seat.marks', { used, idle, free: plan.capacity - used })}
                  </VisuallyHidden>
                  <span className={styles.marks}>
                    {places.map((place) => (
                      <Mark key={place.number} number={place.number} kind={kindOf(place)} />
                    ))}
                  </span>
                </>
              ) : null}
            </>
          ),
        },
        {
          term: t('seat.routes'),
          value: plan.routes.length,
          aside: ending > 0 ? t('seat.ending', { count: ending }) : null,
        },
        { term: t('seat.idle'), value: idle, aside: t('seat.idleOf', { count: idle }) },
        { term: t('seat.until'), value: first ? format.day(first.expiresAt) : null },
      ]}
    />
  );
}
