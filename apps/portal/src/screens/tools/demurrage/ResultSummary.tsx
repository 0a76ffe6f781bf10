import type { PortTariffs } from '@fairway/gateway/contract/demurrageTariff';
import { knowsDays } from '@fairway/trade';
import { Button, Description, Descriptions, Heading, Icon, Text } from '@fairway/ui';
import { Printer } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import type { Calculation } from './address.ts';
import type { CalculationField, CalculationResult, Charge, Problems } from './calculate.ts';
import * as styles from './DemurrageScreen.css.ts';
import { useFieldNames } from './useFieldNames.ts';
import { useTariffDay } from './useTariffDay.ts';
import type { words } from './words.zh.ts';

interface ResultSummaryProps {
  /** The calculation of the address. */
  calculation: Calculation;
  /** Null while the address lacks something. */
  result: CalculationResult | null;
  /** The calculation in the form. */
  formCalculation: Calculation;
  /** Of the form. */
  problems: Problems;
  /** Public holidays at the port; null while they are not known. */
  calendar: PortTariffs['calendar'];
  /** Whether the form differs from the address. */
  hasChanged: boolean;
}

/** The amount to pay, or the missing values. */
export function ResultSummary({
  calculation,
  result,
  formCalculation,
  problems,
  calendar,
  hasChanged,
}: ResultSummaryProps) {
  const { t, format, language } = useWords<typeof words>();
  const { currency } = calculation;
  const countNote =
    calendar && knowsDays(calendar, calculation.first, calculation.last)
      ? t('demurrage.holidayNote', { source: language === 'zh' ? calendar.sourceZh : calendar.sourceEn })
      : t('demurrage.countNote');
  return (
    <section className={styles.summary} aria-labelledby="demurrage-result">
      <Heading level={2} size="lead" id="demurrage-result">
        {result ? t('demurrage.total', { count: Number(calculation.containers) }) : t('demurrage.result')}
      </Heading>
      <output className={styles.total}>
        {result ? format.sum({ amount: result.total, currency }) : null}
      </output>
      {result ? null : (
        <div>
          <Needed formCalculation={formCalculation} problems={problems} ready={t('demurrage.ready')} />
        </div>
      )}
      {result ? (
        <>
          {hasChanged ? (
            <div className={styles.offSheet}>
              <Needed formCalculation={formCalculation} problems={problems} ready={t('demurrage.changed')} />
            </div>
          ) : null}
          {result.charges.map((charge) => (
            <ChargeFacts key={charge.kind} charge={charge} calculation={calculation} />
          ))}
          <div className={styles.offSheet}>
            <Button size="small" icon={<Icon icon={Printer} />} onClick={() => window.print()}>
              {t('demurrage.print')}
            </Button>
          </div>
          <Text size="small" tone="quiet">
            {t('demurrage.note')} {countNote}
          </Text>
        </>
      ) : null}
    </section>
  );
}

interface NeededProps extends Pick<ResultSummaryProps, 'formCalculation' | 'problems'> {
  /** Announced if the form has no problem. */
  ready: string;
}

function Needed({ formCalculation, problems, ready }: NeededProps) {
  const { t } = useWords<typeof words>();
  const nameOf = useFieldNames(formCalculation);
  const fields = Object.keys(problems) as CalculationField[];
  if (fields.length === 0) return ready;
  return (
    <>
      {t('demurrage.needed')}
      <ul className={styles.needed}>
        {fields.map((field) => (
          <li key={field}>{nameOf(field)}</li>
        ))}
      </ul>
    </>
  );
}

function ChargeFacts({ charge, calculation }: { charge: Charge; calculation: Calculation }) {
  const { t, format } = useWords<typeof words>();
  const dayText = useTariffDay();
  const { kind, clock, freeDays, lastFree, workedFree, total } = charge;
  const { count, bands } = calculation[kind];
  const freeText =
    count === 'working'
      ? t('demurrage.workingText', { count: freeDays })
      : t('demurrage.freeText', { count: freeDays, worked: workedFree });
  return (
    <div className={styles.charge}>
      <Heading level={3} size="body">
        {t(`demurrage.charge.${kind}`)}
      </Heading>
      <Descriptions layout="rows" columns={1}>
        <Description term={t('demurrage.amount')}>
          {format.sum({ amount: total, currency: calculation.currency })}
        </Description>
        <Description term={t('demurrage.from')}>
          {clock
            ? t('demurrage.span', { start: dayText(clock.start), end: dayText(clock.end) })
            : t('demurrage.noDays')}
        </Description>
        {clock ? (
          <>
            <Description term={t('demurrage.lastFree')}>
              {lastFree ? dayText(lastFree) : t('demurrage.noFree')}
            </Description>
            {lastFree ? <Description term={t('demurrage.free')}>{freeText}</Description> : null}
          </>
        ) : null}
        {/* With spaces, so that a line can break. */}
        <Description term={t('demurrage.tariff')}>{bands.split(/[;；] */).join('; ')}</Description>
      </Descriptions>
    </div>
  );
}
