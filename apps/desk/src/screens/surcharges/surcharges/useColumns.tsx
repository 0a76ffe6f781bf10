import type { BoxType } from '@fairway/gateway/contract/shapes';
import type { KeptSurcharge } from '@fairway/gateway/contract/surchargeDesk';
import { RouterLink } from '@fairway/site';
import { Badge, type GridColumn } from '@fairway/ui';
import { joinClasses } from '@fairway/ui/utilities';
import { useWords } from '../../../language/words.ts';
import { importsAddress } from '../../imports/imports/address.ts';
import * as styles from './SurchargesScreen.css.ts';
import type { words } from './words.zh.ts';

const boxTypes: readonly BoxType[] = ['20GP', '40GP', '40HQ'];

/** The columns of a surcharge. */
export function useColumns(): readonly GridColumn<KeptSurcharge>[] {
  const { t, nameOf } = useWords<typeof words>();
  const amountsOf = useAmounts();
  const laneOf = ({ origin, destination }: KeptSurcharge) =>
    `${origin ? nameOf(origin) : t('surcharges.anyOrigin')} → ${destination ? nameOf(destination) : t('surcharges.anyDestination')}`;
  const codesOf = ({ origin, destination }: KeptSurcharge) =>
    `${origin?.code ?? '*'} → ${destination?.code ?? '*'}`;
  const sourceOf = ({ file, sample }: KeptSurcharge) =>
    file?.name ?? t(sample ? 'surcharges.sample' : 'surcharges.unknown');
  return [
    {
      key: 'charge',
      header: t('surcharges.charge'),
      size: 150,
      priority: 'title',
      sortable: true,
      cell: (row) => (
        <Two
          first={nameOf(row)}
          second={[row.code, t(`surcharges.sides.${row.side}`), row.way && t(`surcharges.ways.${row.way}`)]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
      value: ({ code }) => code,
    },
    {
      key: 'lane',
      phonePlace: 'line',
      header: t('surcharges.lane'),
      size: 150,
      sortable: true,
      cell: (row) => <Two first={laneOf(row)} second={codesOf(row)} />,
      value: codesOf,
    },
    {
      key: 'carrier',
      phonePlace: 'line',
      header: t('surcharges.carrier'),
      size: 120,
      sortable: true,
      cell: ({ carrier }) => <Two first={nameOf(carrier)} second={carrier.code} />,
      value: ({ carrier }) => carrier.code,
    },
    {
      key: 'amount',
      phonePlace: 'figure',
      header: t('surcharges.amount'),
      size: 185,
      align: 'end',
      cell: (row) => <Two end first={amountsOf(row).amounts} second={amountsOf(row).terms} />,
      value: (row) =>
        t('surcharges.amountOf', { boxes: amountsOf(row).amounts, terms: amountsOf(row).terms }),
    },
    {
      key: 'from',
      header: t('surcharges.from'),
      size: 105,
      sortable: true,
      firstSort: 'descending',
      cell: ({ validFrom }) => <span className={styles.days}>{validFrom}</span>,
      value: ({ validFrom }) => validFrom,
    },
    {
      key: 'to',
      header: t('surcharges.to'),
      size: 140,
      sortable: true,
      cell: ({ validTo, replacedFrom }) => (
        <Two
          first={validTo ?? t('surcharges.open')}
          second={replacedFrom && t('surcharges.replaced', { day: replacedFrom })}
        />
      ),
      value: ({ validTo }) => validTo,
    },
    {
      key: 'file',
      phonePlace: 'aside',
      header: t('surcharges.file'),
      size: 150,
      cell: (row) =>
        row.file ? (
          <RouterLink className={styles.two} href={importsAddress('surcharges', row.file.id)}>
            {row.file.name}
          </RouterLink>
        ) : row.sample ? (
          <Badge tone="neutral">{t('surcharges.sample')}</Badge>
        ) : (
          <span className={styles.quiet}>{t('surcharges.unknown')}</span>
        ),
      value: sourceOf,
    },
  ];
}

function Two({ first, second, end }: { first: string; second: string | null; end?: true }) {
  return (
    <span className={joinClasses(styles.two, end && styles.end)}>
      <span>{first}</span>
      {second === null ? null : <span className={styles.quiet}>{second}</span>}
    </span>
  );
}

/** Returns a function that formats a charge: one amount, one for each box type where they differ, or a percentage. */
function useAmounts() {
  const { t, format } = useWords<typeof words>();
  return ({ amounts, percent, basis, payable }: KeptSurcharge) => {
    const terms = t('surcharges.terms', {
      basis: t(`surcharges.bases.${basis}`),
      payable: t(`surcharges.payable.${payable}`),
    });
    if (percent !== null) return { amounts: `${format.number(percent)}%`, terms };
    const [first, ...others] = boxTypes.map((box) => amounts[box]);
    if (!first) return { amounts: '', terms };
    if (others.every((each) => each?.amount === first.amount)) return { amounts: format.money(first), terms };
    const rest = others.map((each) => (each ? format.money(each) : '—'));
    return {
      amounts: [format.money(first), ...rest].join(' / '),
      terms: `${boxTypes.join(' / ')} · ${t(`surcharges.payable.${payable}`)}`,
    };
  };
}
