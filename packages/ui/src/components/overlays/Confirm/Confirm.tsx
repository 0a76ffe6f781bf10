import { type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog, DialogClose, type DialogProps } from '../Dialog/Dialog.tsx';
import * as styles from './Confirm.css.ts';

export interface ConfirmProps
  extends Pick<DialogProps, 'open' | 'onClose' | 'returnFocus' | 'className' | 'ref'> {
  /** The question, with its verb: "Delete three tracking records?" */
  title: ReactNode;
  /** The consequences of yes. */
  children?: ReactNode;
  /** The affected items, one by one; of more than a hundred the rest is counted. */
  items?: readonly string[] | undefined;
  /** Words above the items; "The following will be deleted" unless given. */
  itemsLabel?: ReactNode;
  /** @deprecated Use `itemsLabel`. */
  goes?: ReactNode;
  /** `danger` for actions that cannot be undone. */
  tone?: 'brand' | 'danger';
  /** The verb of the question; never "OK" where something goes. */
  confirmLabel?: ReactNode;
  /** The button that changes nothing; "Cancel" by default. */
  cancelLabel?: ReactNode;
  /**
   * Called on yes. While a returned promise runs nothing can be pressed; if it rejects, the dialog stays and shows the
   * error.
   */
  onConfirm: () => unknown;
  /** Words for a rejection; "That did not work" unless given. */
  failure?: ((error: unknown) => ReactNode) | undefined;
}

/** So many items are listed, the rest is counted. */
const listed = 100;
/** From so many items on the list is higher than its box. */
const scrollsFrom = 4;

/** Asks for confirmation before an action that may be unintended. */
export function Confirm({ open, ...rest }: ConfirmProps) {
  return open ? <OpenConfirm {...rest} /> : null;
}

function OpenConfirm({
  title,
  children,
  items = [],
  itemsLabel,
  goes,
  tone = 'brand',
  confirmLabel,
  cancelLabel,
  onConfirm,
  failure,
  ...rest
}: Omit<ConfirmProps, 'open'>) {
  const { common, confirm } = useMessages();
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [state, setState] = useState<'asking' | 'running' | { failed: unknown }>('asking');

  const run = async () => {
    setState('running');
    try {
      await onConfirm();
      setState('asking');
    } catch (failed) {
      setState({ failed });
    }
  };

  return (
    <Dialog
      {...rest}
      open
      role="alertdialog"
      size="small"
      title={title}
      description={children}
      loading={state === 'running'}
      error={typeof state === 'object' && (failure?.(state.failed) ?? confirm.failed)}
      initialFocus={cancel}
      footer={
        <>
          <DialogClose ref={cancel} aria-disabled={state === 'running' || undefined}>
            {cancelLabel ?? common.cancel}
          </DialogClose>
          <Button tone={tone} loading={state === 'running'} onClick={run}>
            {confirmLabel ?? common.confirm}
          </Button>
        </>
      }
    >
      {items.length > 0 && (
        <div className={styles.piece}>
          <p id={id} className={styles.goes}>
            {itemsLabel ?? goes ?? confirm.goes}
          </p>
          {/* Long lists scroll, so the keyboard must reach them. */}
          <ul
            aria-labelledby={id}
            className={styles.items}
            tabIndex={items.length > scrollsFrom ? 0 : undefined}
          >
            {/* Two things may have one name, so their places are the keys. */}
            {Object.entries(items.slice(0, listed)).map(([place, item]) => (
              <li key={place} className={styles.item}>
                {item}
              </li>
            ))}
            {items.length > listed && (
              <li className={styles.item}>{confirm.andMore(items.length - listed)}</li>
            )}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
