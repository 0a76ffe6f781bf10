import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Button } from '../../../actions/Button/Button.tsx';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx';
import { nameOf } from '../machine/scope.ts';
import type { UploadEntry } from '../machine/uploadList.ts';
import * as styles from './PreviewDialog.css.ts';
import { type RenewFile, Thumb } from './Thumb.tsx';

export interface PreviewDialogProps {
  entries: readonly UploadEntry[];
  /** The key of the entry that is shown first. */
  start: string;
  renew: RenewFile | undefined;
  onClose: () => void;
}

/** A picture large: whole, or in its own size to read small print. */
export function PreviewDialog({ entries, start, renew, onClose }: PreviewDialogProps) {
  const { upload } = useMessages();
  const say = upload.previewDialog;
  const [key, setKey] = useState(start);
  const [zoomed, setZoomed] = useState(false);
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  );
  const entry = entries[at];

  const go = (step: -1 | 1) => {
    const next = entries[at + step];
    if (!next) return;
    setKey(next.key);
    setZoomed(false);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Zoomed, the arrows move the picture.
    if (zoomed || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (!step) return;
    event.preventDefault();
    const rtl = getComputedStyle(document.documentElement).direction === 'rtl';
    go(rtl ? (-step as 1 | -1) : step);
  });
  // The dialog is modal, so the keys of the page are its keys, wherever in it focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  if (!entry) return null;
  const name = nameOf(entry, at + 1, upload.unnamed);
  return (
    <Dialog
      open
      size="large"
      title={name}
      onClose={onClose}
      footer={
        <>
          {entries.length > 1 && (
            <div className={styles.steps}>
              <Button
                size="small"
                aria-disabled={at === 0 || undefined}
                icon={<Icon of={ChevronLeft} directional />}
                onClick={() => go(-1)}
              >
                <span className={styles.word}>{say.previous}</span>
              </Button>
              <span role="status" className={styles.place}>
                {say.place(at + 1, entries.length)}
              </span>
              <Button
                size="small"
                aria-disabled={at === entries.length - 1 || undefined}
                onClick={() => go(1)}
              >
                <span className={styles.word}>{say.next}</span>
                <Icon of={ChevronRight} directional />
              </Button>
            </div>
          )}
          <Button
            size="small"
            aria-pressed={zoomed}
            icon={<Icon of={zoomed ? ZoomOut : ZoomIn} />}
            onClick={() => setZoomed(!zoomed)}
          >
            {zoomed ? say.zoomOut : say.zoomIn}
          </Button>
        </>
      }
    >
      {/* Focusable, so that the arrow keys scroll what is larger than the window. */}
      <section
        aria-label={name}
        tabIndex={zoomed ? 0 : undefined}
        data-zoomed={zoomed || undefined}
        className={styles.view}
      >
        <Thumb
          key={entry.key}
          source={entry.source}
          file={entry.file}
          renew={renew}
          alt={name}
          className={styles.picture}
        />
      </section>
    </Dialog>
  );
}
