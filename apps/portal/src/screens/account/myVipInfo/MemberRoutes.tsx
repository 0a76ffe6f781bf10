import type { SeatPlan } from '@fairway/gateway/contract/seat';
import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { Badge, ButtonLink } from '@fairway/ui';
import { joinClasses } from '@fairway/ui/utilities';
import { useWords } from '../../../language/words.ts';
import { productionAddress } from '../../order/production/address.ts';
import * as styles from './MyVipInfoScreen.css.ts';
import type { MemberRoute } from './memberRoutes.ts';
import type { words } from './words.zh.ts';

/** Names of those who use a route; more are counted. */
const mostNamed = 3;

export interface MemberRoutesProps {
  routes: readonly MemberRoute[];
  /** Seats of the company, where an admin reads. */
  plan: SeatPlan | null;
  /** Whether the reader is a sub-account with assigned routes. */
  own: boolean;
}

/** Routes by end date: each with its users and its renewal. */
export function MemberRoutes({ routes, plan, own }: MemberRoutesProps) {
  const { t, format, language } = useWords<typeof words>();
  const nameOf = ({ origin, destination }: SeaRoute) =>
    language === 'zh'
      ? `${origin.nameZh} → ${destination.nameZh}`
      : `${origin.nameEn} → ${destination.nameEn}`;
  const usersOf = (id: string) => {
    if (!plan) return null;
    const users = plan.seats.filter(({ disabled, resourceIds }) => !disabled && resourceIds.includes(id));
    if (users.length === 0) return t('vip.usedByNobody');
    const names = users
      .slice(0, mostNamed)
      .map(({ employee, username }) => employee?.name ?? username)
      .join(language === 'zh' ? '、' : ', ');
    return users.length > mostNamed
      ? t('vip.usedByMore', { names, count: users.length })
      : t('vip.usedBy', { names });
  };
  return (
    <ul className={styles.rows}>
      {routes.map(({ route, kind, expiresAt, days, soon }) => (
        <li key={route.id} className={styles.row}>
          <span className={styles.lane}>
            {nameOf(route)}
            <span className={styles.faint}>
              {route.origin.code} – {route.destination.code} ·{' '}
              {language === 'zh' ? route.groupZh : route.groupEn}
            </span>
          </span>
          <span className={styles.users}>
            {usersOf(route.id) ?? (
              <Badge tone={kind === 'trial' ? 'neutral' : 'info'} icon={null}>
                {t(kind === 'trial' ? 'vip.trial' : 'vip.paid')}
              </Badge>
            )}
          </span>
          <span className={joinClasses(styles.lane, styles.until)}>
            <span className={joinClasses(soon && styles.soon)}>
              {days === 1 ? t('vip.dayLeft') : t('vip.days', { count: days })}
            </span>
            <span className={styles.faint}>{t('vip.endsOn', { day: format.day(expiresAt) })}</span>
          </span>
          {own ? null : (
            <ButtonLink
              size="small"
              href={productionAddress({ routes: [route.id], renew: kind === 'paid' })}
              aria-label={t('vip.renewRoute', { route: nameOf(route) })}
            >
              {t(kind === 'paid' ? 'vip.renew' : 'vip.subscribe')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
