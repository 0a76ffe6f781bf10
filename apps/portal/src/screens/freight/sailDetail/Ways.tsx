import type { PossibleWay } from '@fairway/gateway/contract/emissions';
import { Badge, type Column, DataTable, TextLink } from '@fairway/ui';
import { useBoxType } from '../../../features/boxes/useBoxType.ts';
import { carbonOf } from '../../../features/sailings/carbon.ts';
import { useCarbonWords } from '../../../features/sailings/useCarbonWords.ts';
import { useWords } from '../../../language/words.ts';
import type { DetailProps } from './DetailHead.tsx';
import * as styles from './Ways.css.ts';
import type { words } from './words.zh.ts';

/** The canal against the cape: distance, days, CO2e and the surcharges of each; nothing where there is one way. */
export function Ways({ detail }: DetailProps) {
  const { t, format } = useWords<typeof words>();
  const carbonWords = useCarbonWords();
  const [box] = useBoxType();
  if (detail.ways.length < 2) return null;
  const isEstimated = detail.way?.estimated ?? false;
  const columns: Column<PossibleWay>[] = [
    {
      key: 'name',
      header: t('ways.way'),
      priority: 'title',
      cell: ({ name, isTaken }) => (
        <span className={styles.name}>
          <strong>{t(`carbon.way.${name}`)}</strong>
          {isTaken ? (
            <Badge tone={isEstimated ? 'neutral' : 'good'}>
              {t(isEstimated ? 'ways.takenEstimated' : 'ways.thisSailing')}
            </Badge>
          ) : null}
        </span>
      ),
    },
    {
      key: 'miles',
      header: t('ways.distance'),
      align: 'end',
      cell: ({ nauticalMiles }) => t('ways.miles', { miles: format.number(nauticalMiles) }),
    },
    {
      key: 'days',
      header: t('ways.days'),
      align: 'end',
      cell: ({ days, isTaken }) =>
        isTaken ? t('freight.days', { count: days }) : t('ways.aboutDays', { count: days }),
    },
    {
      key: 'co2',
      header: t('carbon.co2'),
      align: 'end',
      cell: ({ nauticalMiles, perTeu, shipment }) =>
        carbonWords.mass(
          perTeu === null ? null : carbonOf({ emissions: { nauticalMiles, perTeu, shipment } }, box),
        ),
    },
    {
      key: 'surcharges',
      header: t('ways.surcharges'),
      align: 'end',
      cell: ({ surcharges }) => {
        if (surcharges.length === 0) return t('ways.noSurcharges');
        const amounts = surcharges.map(({ code, amounts: each, shipment }) => {
          const amount = detail.cost === null ? each[box] : shipment;
          return `${code} ${amount ? format.sum(amount) : '—'}`;
        });
        return amounts.join(' + ');
      },
    },
  ];
  return (
    <div className={styles.ways}>
      <DataTable
        caption={t('ways.caption')}
        columns={columns}
        rows={detail.ways}
        rowKey={({ name }) => name}
      />
      <p className={styles.note}>
        {detail.way === null
          ? t('ways.unknown', { count: detail.sailing.transitDays })
          : isEstimated
            ? t('ways.estimatedBy', { count: detail.sailing.transitDays })
            : t('ways.byCarrier')}
      </p>
    </div>
  );
}

/** The emissions of the sailing, for the shipment box by box, with the source of the factors. */
export function CarbonFacts({ detail: { emissions } }: DetailProps) {
  const { t, format } = useWords<typeof words>();
  const carbonWords = useCarbonWords();
  const [box] = useBoxType();
  if (emissions === null) return null;
  const grams = carbonOf({ emissions }, box);
  const boxes = emissions.boxes
    .map(({ type, count, each }) => t('ways.boxes', { count, box: type, mass: carbonWords.mass(each) }))
    .join(' + ');
  const factors = emissions.factors
    .map(({ cargo, grams: factor, source, quotedBy, year }) =>
      t('ways.factor', {
        ...{ cargo: t(`ways.cargo.${cargo}`), grams: format.number(factor), source, year },
        check: quotedBy === null ? t('ways.unverified') : t('ways.quotedBy', { quotedBy }),
      }),
    )
    .join(' · ');
  return (
    <p className={styles.note}>
      <strong className={styles.mass}>
        {t('carbon.co2')} {carbonWords.mass(grams)}
      </strong>{' '}
      {emissions.shipment === null ? t('ways.perBox', { box }) : boxes}
      {' · '}
      {t('ways.method')} {factors}{' '}
      <TextLink outside href={emissions.methodUrl}>
        {t('ways.methodLink')}
      </TextLink>
    </p>
  );
}
