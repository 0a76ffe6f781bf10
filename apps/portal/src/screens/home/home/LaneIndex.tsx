import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { RouterLink } from '@fairway/site';
import { Skeleton } from '@fairway/ui';
import { resultsAddress } from '../../freight/results/address.ts';
import * as styles from './HomeScreen.css.ts';
import { lanesByOrigin } from './lanesByOrigin.ts';
import { useWords } from './words.ts';

export interface LaneIndexProps {
  /** Null while they are on their way. */
  routes: readonly SeaRoute[] | null;
}

/** Every route on offer by trade, each a link to its sailings. */
export function LaneIndex({ routes }: LaneIndexProps) {
  const { language, nameOf } = useWords();
  if (!routes) return <Skeleton lines={6} />;
  return (
    <div className={styles.trades}>
      {lanesByOrigin(routes).map((trade) => (
        <section
          key={trade.code}
          aria-label={language === 'zh' ? trade.nameZh : trade.nameEn}
          className={styles.trade}
        >
          <h3 className={styles.tradeName}>{language === 'zh' ? trade.nameZh : trade.nameEn}</h3>
          {trade.origins.map(({ origin, destinations }) => (
            <p key={origin.code} className={styles.from}>
              <span className={styles.fromName}>{nameOf(origin)} →</span>
              {destinations.map((destination) => (
                <RouterLink
                  key={destination.code}
                  className={styles.to}
                  href={resultsAddress({ origin: origin.code, destination: destination.code })}
                >
                  {nameOf(destination)}
                </RouterLink>
              ))}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
