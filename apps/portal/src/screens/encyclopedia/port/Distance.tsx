import type { SeaWay } from '@fairway/gateway/contract/harbourInfo';
import { useAddress, useGateway } from '@fairway/site';
import { PortCombobox, type PortOption, Section } from '@fairway/ui';
import { useCallback } from 'react';
import { useWords } from '../../../language/words.ts';
import { portAddress } from './address.ts';
import type { PortData } from './loader.ts';
import * as styles from './PortScreen.css.ts';
import type { words } from './words.zh.ts';

/** Speeds at which a box ship may sail: slow, usual, fast. */
const knots = [14, 17, 20] as const;
const calls = () => import('../../../calls/ports.ts');

interface DistanceProps extends PortData {
  /** The way that the chart draws before the others. */
  way: SeaWay | undefined;
  onChoose: (name: SeaWay['name']) => void;
}

/** The distance to another port, by each usual route; pressing one draws it. */
export function Distance({ query, detail, distance, way, onChoose }: DistanceProps) {
  const { t, format } = useWords<typeof words>();
  const { send } = useGateway();
  const { navigate } = useAddress();
  const search = useCallback(
    async (keyword: string, signal: AbortSignal): Promise<PortOption[]> =>
      (await calls()).portsLike(send, keyword, signal),
    [send],
  );
  const { code: _, to: __, ...rest } = query;
  const choose = (port: PortOption | null) => {
    if (port && port.code !== detail.port.code)
      void navigate(portAddress(detail.port.code, { ...rest, to: port.code }), { preventScrollReset: true });
  };
  const ways = distance?.ways ?? [];
  const shortest = ways[0]?.nauticalMiles ?? 0;
  const days = (miles: number, speed: number) => format.number(Math.round((miles / speed / 24) * 10) / 10);
  return (
    <Section ground="none" title={t('port.distance')}>
      <div className={styles.measure}>
        <PortCombobox
          label={t('port.measureTo')}
          placeholder={t('port.placeholder')}
          search={search}
          value={distance?.to ?? null}
          onChange={choose}
        />
        {ways.length === 0 ? <p>{t('port.noWay')}</p> : null}
        <ul className={styles.ways}>
          {ways.map(({ name, nauticalMiles }, index) => (
            <li key={name} className={styles.way}>
              {ways.length > 1 ? (
                <button
                  type="button"
                  className={styles.wayName}
                  data-on-paper
                  aria-pressed={name === way?.name}
                  onClick={() => onChoose(name)}
                >
                  {t(`port.by.${name}`)}
                </button>
              ) : (
                <span className={styles.small}>{t(`port.by.${name}`)}</span>
              )}
              <span className={index === 0 ? styles.far : styles.otherWay}>
                {format.number(nauticalMiles)} <span className={styles.unit}>{t('port.miles')}</span>
              </span>
              {index === 0 ? (
                <span className={styles.speeds}>
                  {knots.map((speed) => (
                    <span key={speed}>
                      {t('port.speed', { knots: speed, days: days(nauticalMiles, speed) })}
                    </span>
                  ))}
                </span>
              ) : (
                <span className={styles.small}>
                  {t('port.more', {
                    miles: format.number(nauticalMiles - shortest),
                    days: days(nauticalMiles - shortest, knots[1]),
                  })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
