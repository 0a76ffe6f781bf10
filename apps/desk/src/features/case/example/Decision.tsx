import { Form, TextField } from '@fairway/forms';
import { useMutationForm } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import { DecisionActions } from '../CaseDecision.tsx';
import type { DecisionProps } from '../options.ts';
import { type CorrectionCase, corrections } from './contract.ts';
import type { words } from './words.zh.ts';

/** Enters the number of the new invoice. */
export function Decision({ open, effects, onReturn }: DecisionProps<CorrectionCase>) {
  const { t } = useWords<typeof words>();
  const { correctionNo, version: seen } = open;
  const form = useMutationForm({
    initial: { newNumber: '' },
    schema: v.object({ newNumber: v.pipe(v.string(), v.trim(), follows(required)) }),
    run: ({ newNumber }, send) => send(corrections.correct, { body: { correctionNo, seen, newNumber } }),
    success: t('corrections.decide.done'),
    ...effects,
  });
  return (
    <Form form={form} summary="form">
      <TextField name="newNumber" label={t('corrections.decide.newNumber')} />
      <DecisionActions back={t('corrections.decide.back')} onReturn={onReturn}>
        {t('corrections.decide.correct')}
      </DecisionActions>
    </Form>
  );
}
