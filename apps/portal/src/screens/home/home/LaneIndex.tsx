import { RouterLink } from '@fairway/site';
import { Button, Skeleton, Stack } from '@fairway/ui';
import { useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import * as styles from './HomeScreen.css.ts';
import { countRoutes, mainRoutes, type Trade } from './lanesByOrigin.ts';
import type { words } from './words.zh.ts';

export interface LaneIndexProps {
  /** Null while they load. */
  trades: readonly Trade[] | null;
}

/** The main routes on offer by trade, each a link to its sailings; the rest on request. */
export function LaneIndex({ trades }: LaneIndexProps) {
  const { t, language, nameOf } = useWords<typeof words>();
  const [whole, setWhole] = useState(false);
  if (!trades) return <Skeleton lines={6} />;
  return (
    <Stack gap="l">
      <div className={styles.trades}>
        {(whole ? trades : mainRoutes(trades)).map((trade) => (
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
      <div>
        <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('home.fewerRoutes') : t('home.allRoutes', { count: countRoutes(trades) })}
        </Button>
      </div>
    </Stack>
  );
}
