import type { PortTariffs } from '@fairway/gateway/contract/demurrageTariff';
import type { WorkedDay } from '@fairway/trade';
import { Badge, Button, type Column, DataTable, Section, Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { Calculation } from './address.ts';
import { type CarrierCharge, compareCarriers, isTariffOf, withTariff } from './tariffs.ts';
import { useTariffDay } from './useTariffDay.ts';
import type { words } from './words.zh.ts';

interface CarrierTableProps {
  calculation: Calculation;
  tariffs: PortTariffs;
  isWorked: WorkedDay;
  onChoose: (calculation: Calculation) => void;
}

/** The charges of each carrier of the port for the same days, cheapest first. */
export function CarrierTable({ calculation, tariffs, isWorked, onChoose }: CarrierTableProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const dayText = useTariffDay();
  const { direction, first, gate, last } = calculation;
  const rows = compareCarriers(tariffs.carriers, calculation, isWorked);
  const freeTexts = ({ counted }: CarrierCharge) =>
    counted.map(({ charge, freeDays, count }) =>
      t('demurrage.freeOf', {
        charge: t(`demurrage.charge.${charge}`),
        free: t(count === 'working' ? 'demurrage.workingFree' : 'demurrage.calendarFree', {
          count: freeDays,
        }),
      }),
    );
  const storageTexts = ({ terms }: CarrierCharge) =>
    terms.flatMap(({ charge, freeDays, bands: [band], currency }) =>
      charge === 'storage' && band
        ? [
            t('demurrage.storageOf', {
              count: freeDays,
              rate: format.sum({ amount: band.rate, currency }),
            }),
          ]
        : [],
    );
  const missing = (row: CarrierCharge) =>
    first !== '' && last !== '' && gate === '' && row.counted.some(({ charge }) => charge !== 'combined')
      ? t('demurrage.missingGate', { gate: t(`demurrage.day.${direction}.gate`) })
      : t('demurrage.missingDays');
  const columns: Column<CarrierCharge>[] = [
    {
      key: 'carrier',
      header: t('demurrage.carrierColumn'),
      phonePlace: 'title',
      cell: ({ carrier, counted }) => (
        <>
          {nameOf(carrier)}{' '}
          {counted.some(({ sample }) => sample) ? (
            <Badge tone="neutral">{t('demurrage.sampleTag')}</Badge>
          ) : null}
        </>
      ),
    },
    {
      key: 'free',
      header: t('demurrage.freeColumn'),
      phonePlace: 'line',
      cell: (row) => (
        <Stack gap="xs">
          {[...freeTexts(row), ...storageTexts(row)].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Stack>
      ),
    },
    {
      key: 'lastFree',
      header: t('demurrage.lastFreeColumn'),
      phonePlace: 'line',
      cell: ({ lastFree }) => (lastFree ? dayText(lastFree) : ''),
    },
    {
      key: 'total',
      header: t('demurrage.totalColumn'),
      align: 'end',
      phonePlace: 'figure',
      cell: (row) =>
        row.total === null ? missing(row) : format.sum({ amount: row.total, currency: row.currency }),
    },
    {
      key: 'use',
      header: t('demurrage.use'),
      align: 'end',
      phonePlace: 'aside',
      cell: (row) =>
        isTariffOf(calculation, row) && row.carrier.code === calculation.carrier ? (
          <Badge tone="good">{t('demurrage.inUse')}</Badge>
        ) : (
          <Button
            size="small"
            aria-label={t('demurrage.useOf', { carrier: nameOf(row.carrier) })}
            onClick={() => onChoose(withTariff(calculation, row))}
          >
            {t('demurrage.use')}
          </Button>
        ),
    },
  ];
  const heading = t('demurrage.carriers', { port: nameOf(tariffs.port) });
  return (
    <Section title={heading} ground="none">
      <Stack gap="m">
        <Text tone="quiet">{t('demurrage.carriersLead')}</Text>
        <DataTable caption={heading} columns={columns} rows={rows} rowKey={({ carrier }) => carrier.code} />
      </Stack>
    </Section>
  );
}
