import {
  createContext,
  type DialogHTMLAttributes,
  type FormEvent,
  type ReactNode,
  type Ref,
  useContext,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { classes } from '../../provider/classes.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { CloseButton } from './CloseButton.tsx';
import * as styles from './Dialog.css.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { type CloseHandlers, type CloseReason, useCloseRequests } from './useCloseRequests.ts';
import { type FocusTarget, useModal } from './useModal.ts';

export interface DialogProps
  extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'title' | keyof CloseHandlers> {
  ref?: Ref<HTMLDialogElement | null>;
  /** Whether it stands open; its children live only that long, so each opening starts fresh. */
  open: boolean;
  /** Asks to be closed; the owner answers by setting `open`. */
  onClose: (reason: CloseReason) => void;
  /** Names the dialog. */
  title: ReactNode;
  /** One or two sentences under the title, read out with it. */
  description?: ReactNode;
  /** Stands beside the content on wide screens and is left out on phones, so nothing needed may be in it. */
  aside?: ReactNode;
  /** Actions, the main one last. */
  footer?: ReactNode;
  size?: keyof typeof styles.size;
  /** Whether something typed would be lost: closing then asks first, in place. */
  guard?: boolean | (() => boolean);
  /** A submit runs: the dialog neither closes nor submits again. */
  busy?: boolean;
  /** Takes focus at the start instead of the heading: the first field, or the least destructive action. */
  initialFocus?: FocusTarget;
  /** Takes focus at the end where the opener will be gone. */
  returnFocus?: FocusTarget;
}

const Requests = createContext<((reason: CloseReason) => void) | null>(null);

/** Holds the page until a question is answered or a short task is done. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  aside,
  footer,
  size = 'medium',
  guard = false,
  busy = false,
  initialFocus,
  returnFocus,
  className,
  children,
  ref,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModal({ start: initialFocus ?? heading, end: returnFocus });
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current);
  const { asking, request, keep, discard, handlers } = useCloseRequests({ onClose, guard, busy });

  return (
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      aria-busy={busy || undefined}
      className={classes(styles.dialog, styles.size[size], className)}
      onSubmitCapture={busy ? refuse : undefined}
      {...rest}
      {...handlers}
      ref={dialog}
    >
      <Requests value={request}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.frame}>
          <header className={styles.head}>
            <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.heading}>
              {title}
            </h2>
            <CloseButton aria-disabled={busy || undefined} onClick={() => request('close-button')} />
          </header>
          <div className={styles.body}>
            {description && (
              <p id={`${id}-description`} className={styles.description}>
                {description}
              </p>
            )}
            {children}
          </div>
          {asking ? (
            <DiscardQuestion onKeep={keep} onDiscard={discard} />
          ) : (
            footer && <footer className={styles.foot}>{footer}</footer>
          )}
        </div>
      </Requests>
    </dialog>
  );
}

/** A button of the footer that leaves the dialog by the same way as Esc: `guard` and `busy` hold. */
export function DialogClose({ onClick, ...rest }: ButtonProps) {
  const request = useContext(Requests);
  if (!request) throw new Error('DialogClose belongs inside a Dialog.');
  return (
    <Button
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) request('cancel');
      }}
      {...rest}
    />
  );
}

function refuse(event: FormEvent) {
  event.preventDefault();
  event.stopPropagation();
}
