import type { CostSheet, ShipmentCostLine } from '@fairway/gateway/contract/shipmentCost';
import { costSides, type Shipment, sumOf } from '@fairway/trade';
import { Badge, type Column, DataTable, Notice } from '@fairway/ui';
import { CostBar, CostLegend } from '../../../features/shipment/CostBar.tsx';
import { summaryOf } from '../../../features/shipment/shipmentAddress.ts';
import { useCostWords } from '../../../features/shipment/useCostWords.ts';
import { useWords } from '../../../language/words.ts';
import { goodsShare } from './goodsShare.ts';
import { SheetNotes } from './SheetNotes.tsx';
import * as styles from './ShipmentSheet.css.ts';
import type { words } from './words.zh.ts';

export interface ShipmentSheetProps {
  cost: CostSheet;
  shipment: Shipment;
}

/** The cost of a shipment on the sailing: its total and parts, each line, the payers, and possible extra costs. */
export function ShipmentSheet({ cost, shipment }: ShipmentSheetProps) {
  const { t, format } = useWords<typeof words>();
  const costWords = useCostWords();
  const { lines, currency, total, missing, rates } = cost;
  const rateWords = costWords.rates(rates);
  const oldRate = costWords.oldRate(rates);
  const share = goodsShare(cost, shipment);
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.summary}>{summaryOf(shipment)}</p>
        {total ? (
          <p className={styles.total}>
            <span>{t('shipment.total')}</span> <strong className={styles.amount}>{format.sum(total)}</strong>
          </p>
        ) : null}
        <CostBar parts={cost.parts} currency={currency} />
        <CostLegend />
        {share === null ? null : <p className={styles.quiet}>{t('sheet.share', { percent: share })}</p>}
      </div>
      {missing.length > 0 ? (
        <Notice tone="caution">
          <p>{t('sheet.incomplete')}</p>
          <ul className={styles.list}>
            {costWords.allMissing(missing).map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {costSides.map((side) => (
        <SideLines
          key={side}
          side={side}
          lines={lines.filter((line) => line.side === side)}
          currency={currency}
        />
      ))}
      <Payers lines={lines} currency={currency} />
      {rateWords === null ? null : <p className={styles.quiet}>{rateWords}</p>}
      {oldRate === null ? null : <Badge tone="caution">{oldRate}</Badge>}
      <SheetNotes notAnnounced={cost.notAnnounced} insures={shipment.incoterm} />
    </div>
  );
}

type Side = ShipmentCostLine['side'];
type SideLinesProps = Pick<CostSheet, 'lines' | 'currency'> & { side: Side };

/** The lines of one side with their sum. */
function SideLines({ side, lines, currency }: SideLinesProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  if (lines.length === 0) return null;
  const sum = sumOf(lines);
  const columns: Column<ShipmentCostLine>[] = [
    {
      key: 'name',
      header: t('detail.surchargeName'),
      priority: 'title',
      cell: (line) => `${nameOf(line)} ${line.code}`,
    },
    { key: 'basis', header: t('detail.basis'), width: '26%', cell: (line) => <Basis line={line} /> },
    {
      key: 'payer',
      header: t('sheet.payer'),
      width: '18%',
      cell: ({ payer, terms }) =>
        [payer ? t(`sheet.payers.${payer}`) : null, t(`detail.payable.${terms}`)].filter(Boolean).join(' · '),
    },
    {
      key: 'original',
      header: t('sheet.original'),
      align: 'end',
      width: '16%',
      cell: ({ amount, currency: own, lacking }) => (
        <span className={styles.amount}>
          {lacking && amount === 0 ? t('detail.notQuoted') : format.sum({ amount, currency: own })}
        </span>
      ),
    },
    {
      key: 'converted',
      header: t('sheet.converted', { currency }),
      align: 'end',
      width: '16%',
      cell: ({ converted, lacking, amount }) => (
        <span className={styles.amount}>
          {converted === null || (lacking && amount === 0)
            ? '—'
            : format.sum({ amount: converted, currency })}
        </span>
      ),
    },
  ];
  return (
    <section aria-label={t(`detail.side.${side}`)}>
      <h3 className={styles.side}>
        <span>{t(`detail.side.${side}`)}</span>
        <span className={styles.amount}>{format.sum({ amount: sum.known, currency })}</span>
      </h3>
      <DataTable
        caption={t(`detail.side.${side}`)}
        columns={columns}
        rows={lines}
        rowKey={({ code }) => code}
      />
    </section>
  );
}

/** `2 × $1,000 + 1 × $1,800`, once per bill of lading, or a share of the freight. */
function Basis({ line: { basis, parts, percent, currency } }: { line: ShipmentCostLine }) {
  const { t, format } = useWords<typeof words>();
  if (basis === 'BL') return t('detail.basisOf.BL');
  const counts = parts.map(({ count, type, each }) =>
    each === null ? `${count} × ${type} —` : `${count} × ${type} ${format.money({ amount: each, currency })}`,
  );
  return (
    <span className={styles.basis}>
      {basis === 'PCT' ? <span>{t('detail.basisOf.PCT', { percent: percent ?? 0 })}</span> : null}
      {counts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}

/** The amount that each party pays; renders nothing without an Incoterm. */
function Payers({ lines, currency }: Pick<CostSheet, 'lines' | 'currency'>) {
  const { t, format } = useWords<typeof words>();
  const payers = (['seller', 'buyer'] as const).flatMap((payer) => {
    const own = lines.filter((line) => line.payer === payer);
    return own.length === 0 ? [] : [{ payer, sum: sumOf(own) }];
  });
  if (payers.length === 0) return null;
  return (
    <dl className={styles.payers} aria-label={t('sheet.byPayer')}>
      {payers.map(({ payer, sum }) => (
        <div key={payer} className={styles.payer}>
          <dt>{t(`sheet.pays.${payer}`)}</dt>
          <dd className={styles.amount}>
            <strong>{format.sum({ amount: sum.known, currency })}</strong>{' '}
            <span className={styles.quiet}>{sum.original.map((money) => format.sum(money)).join(' + ')}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
