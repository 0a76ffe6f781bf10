import { watch as calls, type WatchRow } from '@fairway/gateway/contract/watch';
import { useAddress, useMutation } from '@fairway/site';
import { Button, Inline } from '@fairway/ui';
import { useState } from 'react';
import { WatchDialog } from '../../../features/watch/WatchDialog.tsx';
import { useWords } from '../../../language/words.ts';
import { watches } from '../watches/address.ts';
import type { words } from './words.zh.ts';

/** Pauses, resumes, edits or deletes a watch. */
export function Actions({ watch }: { watch: WatchRow }) {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const [editing, setEditing] = useState(false);
  const { id, paused, shipment } = watch;
  const pause = useMutation(calls.setPaused, {
    subject: id,
    success: t(paused ? 'watchDetail.resumed' : 'watchDetail.paused'),
  });
  const remove = useMutation(calls.remove, {
    subject: id,
    confirm: () => ({
      tone: 'danger',
      title: t('watchDetail.removeTitle'),
      text: t('watchDetail.removeText'),
      confirmLabel: t('watchDetail.remove'),
    }),
    success: t('watchDetail.removed'),
    refresh: false,
    onSuccess: () => void navigate(watches.addressOf()),
  });
  return (
    <Inline gap="s">
      <Button loading={pause.pending} onClick={() => void pause.mutate({ body: { id, paused: !paused } })}>
        {t(paused ? 'watchDetail.resume' : 'watchDetail.pause')}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setEditing(true)}>
        {t('watchDetail.edit')}
      </Button>
      <Button tone="quiet" loading={remove.pending} onClick={() => void remove.mutate({ body: { id } })}>
        {t('watchDetail.remove')}
      </Button>
      {editing ? (
        <WatchDialog
          target={watch.target}
          watch={watch}
          shipment={shipment}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Inline>
  );
}
