import type { NewsDetail } from '@fairway/gateway/contract/news';
import { Badge, Heading, PriceChange, useLink } from '@fairway/ui';
import { portAddress } from '../../screens/encyclopedia/port/address.ts';
import { resultsAddress } from '../../screens/freight/results/address.ts';
import { weekName } from '../sailings/weekName.ts';
import * as styles from './article.css.ts';
import type { ReadingSpoken } from './say.ts';

interface PlacesProps extends Pick<NewsDetail, 'article' | 'lanePrices'> {
  spoken: ReadingSpoken;
}

/** The routes of an article with the price of a container in the bookable week, and its ports. */
export function Places({ article: { lanes, ports }, lanePrices, spoken }: PlacesProps) {
  const { t, format, nameOf } = spoken;
  const Link = useLink();
  if (lanes.length + ports.length === 0) return null;
  return (
    <section className={styles.screenOnly}>
      <Heading level={2} size="lead">
        {lanes.length > 0 ? t('newsReading.lanes') : t('newsReading.ports')}
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
              <Price
                origin={origin.code}
                destination={destination.code}
                lanePrices={lanePrices}
                spoken={spoken}
              />
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
          <span>{t('newsReading.priceNote', { week: weekName(lanePrices.week, format) })}</span>
          {lanePrices.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
        </p>
      ) : null}
    </section>
  );
}

interface PriceProps extends Pick<PlacesProps, 'lanePrices' | 'spoken'> {
  origin: string;
  destination: string;
}

function Price({ origin, destination, lanePrices, spoken: { t, format } }: PriceProps) {
  const row = lanePrices?.rows.find((each) => each.origin === origin && each.destination === destination);
  if (!row) return <span className={styles.note}>{t('newsReading.lanePrices')}</span>;
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
