import { seat as calls, type Seat, type SeatPlan } from '@fairway/gateway/contract/seat';
import type { HeldRoute } from '@fairway/gateway/contract/subscribe';
import { useGateway, useMutation } from '@fairway/site';
import { Button, Icon } from '@fairway/ui';
import { Check, Plus } from 'lucide-react';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './DistributeSeatScreen.css.ts';
import { Mark } from './Mark.tsx';
import { laneName, shortLane } from './routeNames.ts';
import { SeatMenu, type SeatTask } from './SeatMenu.tsx';
import { endsSoon, isIdle, seated } from './seatStatus.ts';
import { Who, whoOf } from './Who.tsx';
import type { words } from './words.zh.ts';

/** Free seats that are shown as rows; more of them are only counted. */
const mostFree = 3;

export interface MatrixProps {
  plan: SeatPlan;
  onTask: (task: SeatTask) => void;
  onGive: () => void;
}

/** Seats by routes: a press in a cell allows a route or takes it back. On phones one row a seat. */
export function Matrix({ plan, onTask, onGive }: MatrixProps) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const { places, waiting } = seated(plan);
  const free = places.filter(({ seat }) => seat === null);
  const seats = [...places.flatMap(({ seat }) => seat ?? []), ...waiting];
  const kindOf = (seat: Seat) => (isIdle(seat, now()) ? 'idle' : 'used');
  const more = free.length - mostFree;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.scroller} aria-label={t('seat.table')} tabIndex={0}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {t('seat.seat')}
              </th>
              {plan.routes.map((subscribed) => (
                <LaneHead key={subscribed.route.id} subscribed={subscribed} />
              ))}
              <th scope="col" className={styles.head} data-last>
                {t('seat.lastSeen')}
              </th>
              <td className={styles.head} />
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat.id} className={styles.row}>
                <th scope="row" className={styles.who}>
                  <span className={styles.person}>
                    <Mark number={seat.number} kind={kindOf(seat)} />
                    <Who seat={seat} capacity={plan.capacity} />
                  </span>
                </th>
                {plan.routes.map(({ route }) => (
                  <td key={route.id} className={styles.cellBox}>
                    <Cell seat={seat} route={route} />
                  </td>
                ))}
                <td className={styles.last}>
                  <LastSeen seat={seat} />
                </td>
                <td>
                  <SeatMenu seat={seat} onTask={onTask} />
                </td>
              </tr>
            ))}
            {free.slice(0, mostFree).map(({ number }) => (
              <tr key={number} className={styles.row}>
                <th scope="row" className={styles.who}>
                  <span className={styles.person}>
                    <Mark number={number} kind="free" />
                    <span className={styles.faint}>{t('seat.free')}</span>
                  </span>
                </th>
                <td colSpan={plan.routes.length + 2}>
                  {number === free[0]?.number ? (
                    <Button size="small" tone="quiet" icon={<Icon icon={Plus} />} onClick={onGive}>
                      {t('seat.give')}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={styles.foot}>
              <th scope="row" className={styles.who}>
                {more > 0 ? t('seat.freeMore', { count: more }) : t('seat.usedBy')}
              </th>
              {plan.routes.map(({ route }) => (
                <td key={route.id} className={styles.footCell}>
                  {seats.filter(({ resourceIds }) => resourceIds.includes(route.id)).length}
                </td>
              ))}
              <td colSpan={2} />
            </tr>
          </tfoot>
        </table>
      </section>
      <ul className={styles.rows}>
        {seats.map((seat) => (
          <li key={seat.id} className={styles.phoneRow}>
            <Mark number={seat.number} kind={kindOf(seat)} />
            <Who seat={seat} capacity={plan.capacity} lastSeen />
            <SeatMenu seat={seat} onTask={onTask} />
            <Chips seat={seat} routes={plan.routes} />
          </li>
        ))}
        {free.length > 0 ? (
          <li className={styles.phoneRow}>
            <Mark number={free[0]?.number ?? null} kind="free" />
            <span className={styles.faint}>{t('seat.freeCount', { count: free.length })}</span>
          </li>
        ) : null}
      </ul>
      <p className={styles.legend}>
        <span className={styles.legendItem}>
          <Icon icon={Check} /> {t('seat.legendOn')}
        </span>
        <span className={styles.legendItem}>· {t('seat.legendOff')}</span>
      </p>
    </>
  );
}

function LaneHead({ subscribed }: { subscribed: HeldRoute }) {
  const { t, format, language } = useWords<typeof words>();
  const { now } = useGateway();
  const ending = endsSoon(subscribed, now());
  const { route } = subscribed;
  return (
    <th scope="col" className={styles.head} data-ending={ending || undefined}>
      <span className={styles.lane}>{shortLane(route)}</span>
      <span className={styles.headNote}>
        {language === 'zh' ? route.destination.nameZh : route.destination.nameEn}
      </span>
      <span className={styles.headNote}>
        {t('seat.seatUntil', { day: format.day(subscribed.expiresAt) })}
      </span>
    </th>
  );
}

function Cell({ seat, route }: { seat: Seat; route: HeldRoute['route'] }) {
  const { t, language } = useWords<typeof words>();
  const changes = useChanges();
  const turn = useMutation(calls.updateResources, { ...changes, success: t('seat.done.routes') });
  const on = seat.resourceIds.includes(route.id);
  const { id, version } = seat;
  const change = on ? { add: [], remove: [route.id] } : { add: [route.id], remove: [] };
  const says = { who: whoOf(seat), route: laneName(route, language) };
  return (
    <button
      type="button"
      className={styles.cell}
      aria-pressed={on}
      aria-busy={turn.pending || undefined}
      aria-label={t(on ? 'seat.allowed' : 'seat.notAllowed', says)}
      onClick={() => turn.pending || void turn.mutate({ body: { id, version, ...change } })}
    >
      {on ? <Icon icon={Check} /> : <span aria-hidden>·</span>}
    </button>
  );
}

function LastSeen({ seat: { lastSeenAt, firstPassword } }: { seat: Seat }) {
  const { t, format } = useWords<typeof words>();
  if (firstPassword) return t('seat.firstPassword');
  return lastSeenAt ? format.instant(lastSeenAt) : t('seat.never');
}

function Chips({ seat, routes }: { seat: Seat; routes: readonly HeldRoute[] }) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const own = routes.filter(({ route }) => seat.resourceIds.includes(route.id));
  return (
    <span className={styles.chips}>
      {own.length === 0 ? <span className={styles.faint}>{t('seat.noRoutes')}</span> : null}
      {own.map((subscribed) => (
        <span
          key={subscribed.route.id}
          className={styles.chip}
          data-ending={endsSoon(subscribed, now()) || undefined}
        >
          {shortLane(subscribed.route)}
        </span>
      ))}
    </span>
  );
}
