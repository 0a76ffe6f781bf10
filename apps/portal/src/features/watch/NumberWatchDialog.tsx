import { type WatchRow, watch as watchCalls } from '@fairway/gateway/contract/watch';
import { useMutation } from '@fairway/site';
import { trackedDayKinds, trackedKinds } from '@fairway/trade';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ConditionField } from './ConditionField.tsx';
import { numberConditionsOf, numberDraftOf } from './numberDraft.ts';
import { toggled } from './toggled.ts';
import { useWatchChannel } from './useWatchChannel.ts';
import { WatchForm } from './WatchForm.tsx';
import type { NumberTarget } from './watchTarget.ts';
import type { words } from './words.zh.ts';

export interface NumberWatchDialogProps {
  target: NumberTarget;
  /** The watch to edit; null adds one. */
  watch: WatchRow | null;
  onClose: () => void;
}

/** The form of a watch on a tracked number. */
export function NumberWatchDialog({ target: { id, number }, watch, onClose }: NumberWatchDialogProps) {
  const { t } = useWords<typeof words>();
  const channel = useWatchChannel();
  const [draft, setDraft] = useState(() => numberDraftOf(watch));
  const [tried, setTried] = useState(false);
  const read = numberConditionsOf(draft);
  const problems = tried && 'problems' in read ? read.problems : [];
  const done = { success: t('watch.saved'), onSuccess: onClose };
  const add = useMutation(watchCalls.addForNumber, { ...done, refresh: false, subject: `watch ${id}` });
  const change = useMutation(watchCalls.changeForNumber, { ...done, subject: watch?.id ?? 'new' });
  const submit = () => {
    setTried(true);
    if (!('conditions' in read)) return;
    const choices = { conditions: read.conditions, delivery: draft.delivery, ...channel() };
    if (watch) void change.mutate({ body: { id: watch.id, ...choices } });
    else void add.mutate({ body: { trackingId: id, ...choices } });
  };
  return (
    <WatchForm
      title={t('watch.newNumber', { number })}
      lead={t('watch.numberLead')}
      delivery={draft.delivery}
      onDelivery={(delivery) => setDraft({ ...draft, delivery })}
      noCondition={problems.includes('none')}
      pending={add.pending || change.pending}
      note={t('watch.numberNote')}
      onSubmit={submit}
      onClose={onClose}
    >
      {trackedKinds.map((kind) => {
        const dayKind = trackedDayKinds.find((each) => each === kind);
        return (
          <ConditionField
            key={kind}
            label={t(`watch.kinds.${kind}`)}
            checked={draft.kinds.includes(kind)}
            onToggle={() => setDraft({ ...draft, kinds: toggled(draft.kinds, kind) })}
            number={
              dayKind && {
                label: t(`watch.numberDays.${dayKind}`),
                value: draft[dayKind],
                error: problems.includes(dayKind) ? t('watch.badNumberDays') : undefined,
                onChange: (value) => setDraft({ ...draft, [dayKind]: value }),
              }
            }
          />
        );
      })}
    </WatchForm>
  );
}
