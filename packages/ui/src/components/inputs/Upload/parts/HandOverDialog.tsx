import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Button } from '../../../actions/Button/Button.tsx';
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx';
import { createHandOver, type HandOverCalls } from '../machine/createHandOver.ts';
import type { UploadedFile } from '../types.ts';
import { HandOverPanel } from './HandOverPanel.tsx';

export interface HandOverDialogProps {
  calls: HandOverCalls;
  /** Files that have arrived from the phone; must be stable. */
  onFiles: (files: readonly UploadedFile[]) => void;
  onClose: () => void;
}

/** Lets a reader continue on a phone while it is open. */
export function HandOverDialog({ calls, onFiles, onClose }: HandOverDialogProps) {
  const { common, upload } = useMessages();
  const say = upload.phone;
  const [handOver] = useState(() => createHandOver({ calls, onFiles }));
  const state = useSyncExternalStore(handOver.subscribe, handOver.read, handOver.read);
  useEffect(() => {
    handOver.start();
    return handOver.stop;
  }, [handOver]);
  const over = state.step === 'expired' || state.step === 'failed';
  const some = 'received' in state && state.received > 0;
  return (
    <Dialog
      open
      size="small"
      title={say.title}
      description={say.description}
      onClose={onClose}
      footer={
        <>
          {over && <Button onClick={handOver.start}>{say.again}</Button>}
          <Button tone={some ? 'brand' : 'line'} onClick={onClose}>
            {some ? say.finish : common.close}
          </Button>
        </>
      }
    >
      <HandOverPanel state={state} />
    </Dialog>
  );
}
