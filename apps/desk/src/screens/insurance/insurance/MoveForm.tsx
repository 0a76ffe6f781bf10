import {
  AmountField,
  ChoiceField,
  Form,
  SubmitButton,
  TextAreaField,
  useFieldValue,
  useForm,
} from '@fairway/forms';
import { type IntentionCase, insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { useRevalidate, useSite } from '@fairway/site';
import { amount, minorUnits } from '@fairway/trade';
import { Stack } from '@fairway/ui';
import * as v from 'valibot';
import { useWords } from './words.ts';

const fits = amount();

/** Moves an intention on: where to, at which premium, and what its sender reads. */
export function MoveForm({ shown }: { shown: IntentionCase }) {
  const { t } = useWords();
  const { send, toasts, messageOf } = useSite();
  const revalidate = useRevalidate();
  const { intentionNo, seen, next, estimate } = shown;
  const form = useForm({
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
    explain: (error) => messageOf(error) ?? false,
    onSubmit: async ({ to, premium, reply }) => {
      const quoted = to === 'quoted' ? minorUnits(premium) : null;
      try {
        await send(insuranceDesk.move, {
          body: { intentionNo, seen, to, reply, ...(quoted === null ? {} : { premium: quoted }) },
        });
        const state = t(`intention.stages.${to}`);
        toasts.show({ tone: 'good', text: t('intention.moveDone', { state }), code: 'intention-moved' });
      } finally {
        // Also after a refusal: it may be no longer as it was shown.
        await revalidate();
      }
    },
  });
  const to = useFieldValue(form, 'to');
  return (
    <Form of={form} summary="form" aria-label={t('intention.moveTo')}>
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
