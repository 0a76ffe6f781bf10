import { ExportMenu, RouterLink, useLoaded } from '@fairway/site';
import { readShipment } from '@fairway/trade';
import {
  Badge,
  Button,
  ButtonLink,
  type Column,
  Content,
  EmptyState,
  Icon,
  Inline,
  Notice,
  PageHead,
  Skeleton,
  Stack,
} from '@fairway/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { ShipmentProblems, ShipmentTool } from '../../../features/shipment/ShipmentTool.tsx';
import { withShipment } from '../../../features/shipment/shipmentEntries.ts';
import { useCostWords } from '../../../features/shipment/useCostWords.ts';
import { useWords } from '../../../language/words.ts';
import { quoteEditorAddress } from '../../quote/quoteEditor/address.ts';
import { resultsAddress } from '../results/address.ts';
import { sailDetailAddress } from '../sailDetail/address.ts';
import * as styles from './CompareScreen.css.ts';
import type { CompareData, loader } from './loader.ts';
import { type ComparisonRow, useComparisonRows } from './useComparisonRows.ts';
import type { words } from './words.zh.ts';

/** Two to five sailings side by side: their costs line by line, their dates, free days and vessels. */
function CompareScreen() {
  const { sailings, shipment, list } = useLoaded<typeof loader>();
  const { t, format, nameOf } = useWords<typeof words>();
  const costWords = useCostWords();
  const details = useMemo(() => sailings.flatMap(({ detail }) => detail ?? []), [sailings]);
  const rows = useComparisonRows(
    details,
    useMemo(() => readShipment(shipment).shipment, [shipment]),
  );
  const [first] = details;
  const closed = sailings.filter((each) => each.detail === null);
  const rates = costWords.rates(details.flatMap(({ cost }) => cost?.rates ?? []).filter(isFirst));
  const bookable = details.flatMap(({ sailing }) => (sailing.closedBy === null ? [sailing.id] : []));
  const lane = first && { origin: first.origin.code, destination: first.destination.code, week: first.week };
  const back = list ?? resultsAddress(lane);
  return (
    <Content whole>
      <Stack>
        <div className={styles.offPaper}>
          <ButtonLink
            tone="quiet"
            size="small"
            flush="start"
            icon={<Icon icon={ArrowLeft} directional />}
            href={withShipment(back, shipment)}
          >
            {t('compare.back')}
          </ButtonLink>
        </div>
        <PageHead
          title={details.length > 0 ? t('compare.title', { count: details.length }) : t('title.compare')}
          lead={
            first
              ? t('compare.lane', { origin: nameOf(first.origin), destination: nameOf(first.destination) })
              : undefined
          }
        >
          <div className={styles.offPaper}>
            <Inline gap="s">
              <ShipmentTool />
              {details.length > 0 ? (
                <>
                  <ExportMenu
                    name={t('compare.file')}
                    columns={exportColumns(details.map(nameOfSailing), t('compare.item'))}
                    page={async () => ({ rows })}
                  />
                  <Button size="small" icon={<Icon icon={Printer} />} onClick={() => window.print()}>
                    {t('compare.print')}
                  </Button>
                </>
              ) : null}
              {bookable.length > 0 ? (
                <ButtonLink
                  size="small"
                  tone="brand"
                  href={quoteEditorAddress({ sailingIds: bookable, shipment })}
                >
                  {t('compare.quote', { count: bookable.length })}
                </ButtonLink>
              ) : null}
            </Inline>
          </div>
        </PageHead>
        <ShipmentProblems />
        {closed.length > 0 ? <Closed sailings={closed} /> : null}
        {details.length === 0 ? (
          <EmptyState
            kind="none-yet"
            title={t('compare.emptyTitle')}
            actions={<ButtonLink href={withShipment(back, shipment)}>{t('compare.back')}</ButtonLink>}
          >
            {t('compare.emptyText')}
          </EmptyState>
        ) : (
          <div className={styles.frame}>
            <table className={styles.table}>
              <caption className={styles.caption}>{t('compare.caption')}</caption>
              <thead>
                <tr>
                  <th scope="col" className={styles.corner}>
                    {t('compare.item')}
                  </th>
                  {details.map(({ sailing }) => (
                    <th key={sailing.id} scope="col" className={styles.sailing}>
                      <RouterLink href={sailDetailAddress(sailing, shipment)}>{sailing.vessel}</RouterLink>
                      <span className={styles.quiet}>
                        {sailing.voyage} · {nameOf(sailing.carrier)}
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.key} row={row} ids={details.map(({ sailing }) => sailing.id)} />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {rates === null ? null : <p className={styles.quiet}>{rates}</p>}
        {first?.sample ? (
          <Inline>
            <Badge tone="caution">{t('compare.sample')}</Badge>
          </Inline>
        ) : null}
        {first ? (
          <p className={styles.quiet}>{t('compare.updated', { time: format.instant(first.updatedAt) })}</p>
        ) : null}
      </Stack>
    </Content>
  );
}

function Row({ row: { kind, label, values, best }, ids }: { row: ComparisonRow; ids: readonly string[] }) {
  const { t } = useWords<typeof words>();
  if (kind === 'heading') {
    return (
      <tr>
        <th scope="rowgroup" colSpan={values.length + 1} className={styles.heading}>
          {label}
        </th>
      </tr>
    );
  }
  return (
    <tr data-kind={kind} className={styles.row}>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      {ids.map((id, index) => (
        <td key={id} className={styles.value} data-best={index === best || undefined}>
          {values[index]}
          {index === best ? <span className={styles.best}> {t('compare.best')}</span> : null}
        </td>
      ))}
    </tr>
  );
}

function Closed({ sailings }: Pick<CompareData, 'sailings'>) {
  const { t } = useWords<typeof words>();
  return (
    <Notice tone="caution">
      {(['closed', 'cancelled'] as const).map((why) => {
        const leftOut = sailings.filter((each) => each.detail === null && each.why === why);
        const [first] = leftOut;
        if (!first) return null;
        return (
          <p key={why}>
            {t(`compare.${why}`, { count: leftOut.length })}{' '}
            {why === 'closed' ? (
              <RouterLink href={sailDetailAddress(first)}>{t('compare.subscribe')}</RouterLink>
            ) : null}
          </p>
        );
      })}
    </Notice>
  );
}

const nameOfSailing = ({
  sailing,
}: {
  sailing: { vessel: string; voyage: string; carrier: { code: string } };
}) => `${sailing.vessel} ${sailing.voyage} ${sailing.carrier.code}`;

/** Whether a rate is the first of its currency. */
function isFirst<Rate extends { currency: string }>(
  rate: Rate,
  index: number,
  all: readonly Rate[],
): boolean {
  return all.findIndex(({ currency }) => currency === rate.currency) === index;
}

/** Returns the columns of the file: the subject of a line, and a column for each sailing. */
function exportColumns(names: readonly string[], item: string): readonly Column<ComparisonRow>[] {
  return [
    {
      key: 'item',
      header: item,
      cell: ({ label }) => label,
      value: ({ label, inFile }) => inFile?.label ?? label,
    },
    ...names.map(
      (name, index): Column<ComparisonRow> => ({
        key: String(index),
        header: name,
        cell: ({ values }) => values[index],
        value: ({ values, inFile }) => (inFile ? inFile.values : values)[index],
      }),
    ),
  ];
}

/** A comparison on its way. */
function CompareOutline() {
  return (
    <Content whole>
      <Stack>
        <Skeleton height={32} />
        <Skeleton rows={12} columns={4} />
      </Stack>
    </Content>
  );
}

export { CompareOutline as Outline, CompareScreen as Component };
