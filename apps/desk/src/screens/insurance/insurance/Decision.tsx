import { AmountField, ChoiceField, Form, SubmitButton, TextAreaField, useFieldValue } from '@fairway/forms';
import { type IntentionCase, insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { useMutationForm } from '@fairway/site';
import { amount, minorUnits } from '@fairway/trade';
import { Stack } from '@fairway/ui';
import * as v from 'valibot';
import type { DecisionProps } from '../../../features/case/options.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const fits = amount();

/** Moves a request for cover to its next state, with a premium and a message to its sender. */
export function Decision({ open, effects }: DecisionProps<IntentionCase>) {
  const { t } = useWords<typeof words>();
  const { intentionNo, seen, next, estimate } = open;
  const form = useMutationForm({
    initial: { to: String(next[0] ?? ''), premium: '', reply: '' },
    schema: v.pipe(
      v.object({
        to: v.picklist(next),
        premium: v.pipe(v.string(), v.trim()),
        reply: v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
      }),
      v.forward(
        v.check(
          ({ to, premium }) => to !== 'quoted' || fits(premium) === null,
          t('intention.premiumRequired'),
        ),
        ['premium'],
      ),
      v.forward(
        v.check(({ to, reply }) => to !== 'withdrawn' || reply !== '', t('intention.replyRequired')),
        ['reply'],
      ),
    ),
    run: async ({ to, premium, reply }, send) => {
      const quoted = to === 'quoted' ? minorUnits(premium) : null;
      const body = { intentionNo, seen, to, reply, ...(quoted === null ? {} : { premium: quoted }) };
      await send(insuranceDesk.move, { body });
      return to;
    },
    success: (to) => t('intention.moveDone', { state: t(`intention.stages.${to}`) }),
    ...effects,
  });
  const to = useFieldValue(form, 'to');
  return (
    <Form form={form} summary="form" aria-label={t('intention.moveTo')}>
      <Stack gap="m">
        <ChoiceField
          inline
          name="to"
          label={t('intention.moveTo')}
          choices={next.map((value) => ({ value, label: t(`intention.stages.${value}`) }))}
        />
        {to === 'quoted' ? (
          <AmountField name="premium" label={t('intention.premium')} currency={estimate.currency} />
        ) : null}
        <TextAreaField name="reply" label={t('intention.reply')} hint={t('intention.replyHint')} />
        <div>
          <SubmitButton>{t('intention.move')}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
