import { useLoaded, usePendingQuery } from '@fairway/site';
import { workedBy } from '@fairway/trade';
import { Columns, Content, PageHead, Section, Stack } from '@fairway/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../language/words.ts';
import { type Calculation, demurrageAddress } from './address.ts';
import { CalculationForm } from './CalculationForm.tsx';
import { CarrierTable } from './CarrierTable.tsx';
import { calculate, problemsOf } from './calculate.ts';
import { DayTable } from './DayTable.tsx';
import type { loader } from './loader.ts';
import { PortTariffFields } from './PortTariffFields.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import type { words } from './words.zh.ts';

/** Reports whether an address has a value that cannot be calculated with; missing ones are no mistake yet. */
function hasWrongValue(calculation: Calculation): boolean {
  return Object.values(problemsOf(calculation)).some((problem) => problem !== 'missing');
}

/** Demurrage and detention by a published tariff, or by terms that the reader types. The address has the whole calculation. */
function DemurrageScreen() {
  const { t } = useWords<typeof words>();
  const { calculation: addressCalculation, tariffs, isUnknownPort } = useLoaded<typeof loader>();
  const { navigate } = usePendingQuery();
  const address = demurrageAddress(addressCalculation);
  const [calculation, setCalculation] = useState(addressCalculation);
  const [formAddress, setFormAddress] = useState(address);
  const [showsProblems, setShowsProblems] = useState(hasWrongValue(addressCalculation));
  // A link or the back button has led to another calculation.
  if (formAddress !== address) {
    setFormAddress(address);
    setCalculation(addressCalculation);
    // A chosen port is part of the address as well: it must not mark the fields that the reader has not come to.
    setShowsProblems(showsProblems || hasWrongValue(addressCalculation));
  }
  const problems = problemsOf(calculation);
  const calendar = tariffs?.calendar ?? null;
  const isWorked = useMemo(() => workedBy(calendar), [calendar]);
  const result = useMemo(() => calculate(addressCalculation, isWorked), [addressCalculation, isWorked]);
  const open = (next: Calculation) =>
    navigate(demurrageAddress(next), { preventScrollReset: true, replace: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) {
      // Fields are marked before the first of them takes the focus.
      flushSync(() => setShowsProblems(true));
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    open(calculation);
  };
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('title.demurrage')} lead={t('demurrage.lead')} />
        <Columns aside="medium" gap="xl">
          <CalculationForm
            calculation={calculation}
            problems={showsProblems ? problems : {}}
            onChange={setCalculation}
            onSubmit={submit}
          >
            <PortTariffFields
              calculation={calculation}
              tariffs={tariffs}
              isUnknownPort={isUnknownPort}
              onChange={open}
            />
          </CalculationForm>
          <ResultSummary
            calculation={addressCalculation}
            result={result}
            formCalculation={calculation}
            problems={problems}
            calendar={calendar}
            hasChanged={demurrageAddress(calculation) !== address}
          />
        </Columns>
        {tariffs && tariffs.carriers.length > 0 ? (
          <CarrierTable
            calculation={addressCalculation}
            tariffs={tariffs}
            isWorked={isWorked}
            onChoose={open}
          />
        ) : null}
        {result ? (
          <Section title={t('demurrage.table')} ground="none">
            <DayTable calculation={addressCalculation} result={result} />
          </Section>
        ) : null}
      </Stack>
    </Content>
  );
}

export { DemurrageScreen as Component };
