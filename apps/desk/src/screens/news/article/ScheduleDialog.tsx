import { DateField, Form, SubmitButton, TextField, useForm } from '@fairway/forms';
import { useGateway } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { Dialog, DialogClose, Inline } from '@fairway/ui';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import { instantOf, offered, typedOf } from './schedule.ts';
import type { words } from './words.zh.ts';

export interface ScheduleDialogProps {
  /** The scheduled publication; null without one. */
  publishAt: string | null;
  onClose: () => void;
  onChosen: (publishAt: string) => void;
}

/** The publication time of an article, in Shanghai time. */
export function ScheduleDialog({ publishAt, onClose, onChosen }: ScheduleDialogProps) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const [day = '', time = ''] = (publishAt === null ? offered(now()) : typedOf(publishAt)).split('T');
  const form = useForm({
    initial: { day, time },
    schema: v.pipe(
      v.object({
        day: v.pipe(v.string(), v.trim(), follows(required)),
        time: v.pipe(v.string(), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, t('article.timeBroken'))),
      }),
      v.forward(
        v.check(
          (typed) => (instantOf(`${typed.day}T${typed.time}`) ?? '') > now().toISOString(),
          t('article.atBroken'),
        ),
        ['time'],
      ),
    ),
    onSubmit: (typed) => {
      const instant = instantOf(`${typed.day}T${typed.time}`);
      if (instant !== null) onChosen(instant);
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('article.schedule')} description={t('article.scheduleText')}>
      <Form form={form} summary="form">
        <DateField name="day" label={t('article.at')} now={now()} />
        <TextField
          name="time"
          label={t('article.time')}
          hint={t('article.atHint')}
          placeholder="09:00"
          inputMode="numeric"
        />
        <Inline gap="s" justify="end">
          <DialogClose>{t('article.cancel')}</DialogClose>
          <SubmitButton>{t('article.scheduleDo')}</SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}
