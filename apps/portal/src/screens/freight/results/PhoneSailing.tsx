import type { CostedSailing, Money } from '@fairway/gateway';
import { useNow } from '@fairway/site';
import { Badge, Icon } from '@fairway/ui';
import { CircleSlash, Clock } from 'lucide-react';
import { useBoxType } from '../../../features/boxes/useBoxType.ts';
import { carbonOf } from '../../../features/sailings/carbon.ts';
import { useCarbonWords } from '../../../features/sailings/useCarbonWords.ts';
import { CostBar } from '../../../features/shipment/CostBar.tsx';
import { useCostWords } from '../../../features/shipment/useCostWords.ts';
import { useWords } from '../../../language/words.ts';
import { closedWords } from './closedWords.ts';
import { nextCutOff } from './nextCutOff.ts';
import * as styles from './PhoneSailing.css.ts';
import { saidLeft } from './saidLeft.ts';
import type { words } from './words.zh.ts';

/** A sailing in four lines: ship and price, carrier, the route with its days, and the next deadline. */
export function PhoneSailing({ sailing, cheapest }: { sailing: CostedSailing; cheapest: Money | null }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const costWords = useCostWords();
  const [box] = useBoxType();
  const carbonWords = useCarbonWords();
  const now = useNow();
  const grams = carbonOf(sailing, box);
  const wayName = carbonWords.way(sailing.way);
  const next = nextCutOff(sailing, now);
  const { closedBy: closed } = sailing;
  const { voice, which, time } = next;
  const { carrier, vessel, voyage, departure, arrival, transitDays, transitPort, prices, cost } = sailing;
  const price = cost ? cost.total : prices?.[box];
  const more = cost?.total && cheapest ? cost.total.amount - cheapest.amount : null;
  return (
    <div className={styles.row} data-voice={closed ? 'passed' : voice}>
      <div className={styles.line}>
        <span className={styles.ship}>
          <strong>{vessel}</strong> <span className={styles.quiet}>{voyage}</span>
        </span>
        {price ? (
          <strong className={styles.price}>{format.money(price)}</strong>
        ) : (
          <span className={styles.noPrice}>
            {cost
              ? t('shipment.noTotal', { missing: costWords.missing(cost.missing.slice(0, 1)) })
              : t(prices ? 'freight.notQuoted' : 'freight.loginToView')}
          </span>
        )}
      </div>
      <div className={styles.line}>
        <span className={styles.quiet}>
          {nameOf(carrier)} ·{' '}
          {transitPort ? t('freight.via', { port: nameOf(transitPort) }) : t('freight.directTag')}
          {wayName === null ? null : ` · ${wayName}`}
        </span>
        {closed ? (
          <Badge tone="neutral" className={styles.state}>
            {t(closedWords[closed])}
          </Badge>
        ) : (
          <span className={styles.quiet}>
            {!cost
              ? box
              : more === null || more < 0
                ? null
                : more === 0
                  ? t('shipment.cheapest')
                  : t('shipment.dearerShort', {
                      amount: format.money({ amount: more, currency: cost.total?.currency ?? 'USD' }),
                    })}
          </span>
        )}
      </div>
      {cost?.total ? <CostBar parts={cost.parts} currency={cost.total.currency} /> : null}
      <div className={styles.way}>
        <strong>
          <bdi>{format.portDay(departure)}</bdi>
        </strong>
        <span className={styles.dots} data-via={transitPort ? true : undefined} aria-hidden="true" />
        <span>{t('freight.days', { count: transitDays })}</span>
        <span className={styles.dots} aria-hidden="true" />
        <strong>
          <bdi>{format.portDay(arrival)}</bdi>
        </strong>
      </div>
      <div className={styles.foot}>
        <div className={styles.cutOff}>
          <Icon icon={voice === 'passed' ? CircleSlash : Clock} size={16} />
          <span>
            {voice === 'passed' ? t('freight.passed') : t(`freight.${which}`)}{' '}
            <bdi>{format.portTime(time)}</bdi>
            {voice === 'soon' ? <strong> {saidLeft(next, t)}</strong> : null}
          </span>
        </div>
        {grams === null ? null : (
          <span className={styles.quiet}>
            {t('carbon.co2')} {carbonWords.mass(grams)}
          </span>
        )}
      </div>
    </div>
  );
}
