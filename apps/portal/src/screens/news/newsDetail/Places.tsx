import { Badge, Heading, PriceChange, useLink } from '@fairway/ui';
import { portAddress } from '../../encyclopedia/port/address.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import type { NewsDetailData } from './loader.ts';
import * as styles from './NewsDetailScreen.css.ts';
import { useWords } from './words.ts';

/** The lanes of an article with what a box costs on them this week, and its ports. */
export function Places({ article: { lanes, ports }, lanePrices }: NewsDetailData) {
  const { t, format, nameOf } = useWords();
  const Link = useLink();
  if (lanes.length + ports.length === 0) return null;
  return (
    <section className={styles.screenOnly}>
      <Heading level={2} size="lead">
        {lanes.length > 0 ? t('newsDetail.lanes') : t('newsDetail.ports')}
      </Heading>
      <ul className={styles.links}>
        {lanes.map(({ origin, destination }) => (
          <li key={`${origin.code}-${destination.code}`}>
            <Link
              href={resultsAddress({
                origin: origin.code,
                destination: destination.code,
                week: lanePrices?.week,
              })}
              className={styles.lane}
            >
              <span className={styles.laneName}>
                {t('newsItem.lane', { origin: nameOf(origin), destination: nameOf(destination) })}
              </span>
              <Price origin={origin.code} destination={destination.code} lanePrices={lanePrices} />
            </Link>
          </li>
        ))}
        {ports.map((port) => (
          <li key={port.code}>
            <Link href={portAddress(port.code)} className={styles.lane}>
              <span className={styles.laneName}>{nameOf(port)}</span>
              <span className={styles.note}>{port.code}</span>
            </Link>
          </li>
        ))}
      </ul>
      {lanePrices ? (
        <p className={styles.priceNote}>
          <span>{t('newsDetail.priceNote', { week: format.week(lanePrices.week) })}</span>
          {lanePrices.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
        </p>
      ) : null}
    </section>
  );
}

interface PriceProps extends Pick<NewsDetailData, 'lanePrices'> {
  origin: string;
  destination: string;
}

function Price({ origin, destination, lanePrices }: PriceProps) {
  const { t, format } = useWords();
  const row = lanePrices?.rows.find((each) => each.origin === origin && each.destination === destination);
  if (!row) return <span className={styles.note}>{t('newsDetail.lanePrices')}</span>;
  if (!row.price) {
    const login = lanePrices?.access === 'login';
    return <span className={styles.note}>{t(login ? 'freight.loginToView' : 'freight.notQuoted')}</span>;
  }
  return (
    <span className={styles.price}>
      {row.change === null ? null : <PriceChange value={row.change} text={format.percent(row.change)} />}
      <strong>{format.money(row.price)}</strong>
    </span>
  );
}
