import type { DemurrageTariffRow } from '@fairway/gateway/contract/demurrageTariff';
import { RouterLink } from '@fairway/site';
import { bandsText } from '@fairway/trade';
import { Badge, type Column } from '@fairway/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../language/words.ts';
import { importsAddress } from '../../imports/imports/address.ts';
import * as styles from './DemurrageTariffsScreen.css.ts';
import type { words } from './words.zh.ts';

/** The columns of a tariff. */
export function useColumns(): readonly Column<DemurrageTariffRow>[] {
  const { t, nameOf } = useWords<typeof words>();
  const kindOf = ({ charge, direction, box }: DemurrageTariffRow) =>
    t('demurrageTariffs.kind', {
      charge: t(`demurrageTariffs.charges.${charge}`),
      direction: t(`demurrageTariffs.directions.${direction}`),
      box: t(`demurrageTariffs.boxes.${box}`),
    });
  const freeOf = ({ freeDays, count }: DemurrageTariffRow) =>
    t(`demurrageTariffs.freeTexts.${count}`, { count: freeDays });
  const ratesOf = ({ currency, bands }: DemurrageTariffRow) => `${currency} ${bandsText(bands)}`;
  return [
    {
      key: 'carrier',
      header: t('demurrageTariffs.carrier'),
      priority: 'title',
      sortable: true,
      cell: (row) => <Two first={nameOf(row.carrier)} second={kindOf(row)} />,
      value: (row) => `${row.carrier.code} ${kindOf(row)}`,
    },
    {
      key: 'port',
      header: t('demurrageTariffs.port'),
      phonePlace: 'line',
      width: '130px',
      sortable: true,
      cell: ({ port }) => <Two first={nameOf(port)} second={port.code} />,
      value: ({ port }) => port.code,
    },
    {
      key: 'freeDays',
      header: t('demurrageTariffs.freeDays'),
      phonePlace: 'figure',
      width: '130px',
      sortable: true,
      firstSort: 'descending',
      value: freeOf,
    },
    { key: 'bands', header: t('demurrageTariffs.bands'), phonePlace: 'line', value: ratesOf },
    {
      key: 'from',
      header: t('demurrageTariffs.from'),
      width: '110px',
      sortable: true,
      firstSort: 'descending',
      cell: ({ validFrom }) => <span className={styles.days}>{validFrom}</span>,
      value: ({ validFrom }) => validFrom,
    },
    {
      key: 'to',
      header: t('demurrageTariffs.to'),
      width: '110px',
      sortable: true,
      cell: ({ validTo }) => <span className={styles.days}>{validTo ?? t('demurrageTariffs.open')}</span>,
      value: ({ validTo }) => validTo,
    },
    {
      key: 'source',
      header: t('demurrageTariffs.source'),
      phonePlace: 'aside',
      width: '200px',
      sortable: true,
      cell: (row) => <Source row={row} />,
      value: ({ source, sample }) =>
        sample ? t('demurrageTariffs.sample') : `${source.name} ${source.day} ${source.link}`,
    },
  ];
}

/** The publication and its day, and the file that recorded it. */
function Source({ row: { source, sample, file } }: { row: DemurrageTariffRow }) {
  const { t } = useWords<typeof words>();
  if (sample) return <Badge tone="neutral">{t('demurrageTariffs.sample')}</Badge>;
  return (
    <Two
      first={
        source.link === '' ? (
          source.name
        ) : (
          <a href={source.link} target="_blank" rel="noopener noreferrer nofollow">
            {source.name}
          </a>
        )
      }
      second={
        <>
          {source.day}
          {file ? ' · ' : null}
          {file ? <RouterLink href={importsAddress('demurrage', file.id)}>{file.name}</RouterLink> : null}
        </>
      }
    />
  );
}

function Two({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.two}>
      <span>{first}</span>
      <span className={styles.quiet}>{second}</span>
    </span>
  );
}
