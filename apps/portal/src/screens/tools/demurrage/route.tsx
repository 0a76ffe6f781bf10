import { useLoaded, usePendingQuery } from '@fairway/site';
import { Columns, Content, PageHead, Section, Stack } from '@fairway/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../language/words.ts';
import { demurrageAddress } from './address.ts';
import { CalculationForm } from './CalculationForm.tsx';
import { calculate, problemsOf } from './calculate.ts';
import { DayTable } from './DayTable.tsx';
import type { loader } from './loader.ts';
import { ResultSummary } from './ResultSummary.tsx';
import type { words } from './words.zh.ts';

/** Demurrage and detention by terms that the reader types. The address has the whole calculation. */
function DemurrageScreen() {
  const { t } = useWords<typeof words>();
  const { calculation: addressCalculation } = useLoaded<typeof loader>();
  const { navigate } = usePendingQuery();
  const address = demurrageAddress(addressCalculation);
  const [calculation, setCalculation] = useState(addressCalculation);
  const [formAddress, setFormAddress] = useState(address);
  const [showsProblems, setShowsProblems] = useState(address !== demurrageAddress());
  // A link or the back button has led to another calculation.
  if (formAddress !== address) {
    setFormAddress(address);
    setCalculation(addressCalculation);
    setShowsProblems(address !== demurrageAddress());
  }
  const problems = problemsOf(calculation);
  const result = useMemo(() => calculate(addressCalculation), [addressCalculation]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) {
      // Fields are marked before the first of them takes the focus.
      flushSync(() => setShowsProblems(true));
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    navigate(demurrageAddress(calculation), { preventScrollReset: true, replace: true });
  };
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead heading={t('title.demurrage')} lead={t('demurrage.lead')} />
        <Columns aside="medium" gap="xl">
          <CalculationForm
            calculation={calculation}
            problems={showsProblems ? problems : {}}
            onChange={setCalculation}
            onSubmit={submit}
          />
          <ResultSummary
            calculation={addressCalculation}
            result={result}
            formCalculation={calculation}
            problems={problems}
            hasChanged={demurrageAddress(calculation) !== address}
          />
        </Columns>
        {result ? (
          <Section heading={t('demurrage.table')} ground="none">
            <DayTable calculation={addressCalculation} result={result} />
          </Section>
        ) : null}
      </Stack>
    </Content>
  );
}

export { DemurrageScreen as Component };
