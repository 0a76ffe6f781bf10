import {
  createContext,
  type DialogHTMLAttributes,
  type FormEvent,
  type ReactNode,
  type Ref,
  use,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { isShown } from '../../inputs/Field/Field.tsx';
import { CloseButton } from './CloseButton.tsx';
import * as styles from './Dialog.css.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { type CloseHandlers, type CloseReason, useCloseRequests } from './useCloseRequests.ts';
import { type FocusTarget, useModal } from './useModal.ts';

/** The common parts of dialog and drawer. */
export interface ModalProps
  extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'title' | keyof CloseHandlers> {
  ref?: Ref<HTMLDialogElement | null>;
  /** Whether it is open; its children are mounted only while it is, so each opening starts fresh. A URL may control it. */
  open: boolean;
  /** Called to request closing; the parent responds by setting `open`. */
  onClose: (reason: CloseReason) => void;
  /** Names it. */
  title: ReactNode;
  /** One or two sentences under the title, read out with it. */
  description?: ReactNode;
  /** Actions, the main one last. */
  footer?: ReactNode;
  /** The failure of a submit: above the actions, always visible, and announced at once. */
  error?: ReactNode;
  /** Whether typed input would be lost: closing then asks first, in place, and so does leaving the page. */
  guard?: boolean | (() => boolean);
  /** Whether a submit is running: the dialog then neither closes nor submits again. */
  loading?: boolean;
  /** @deprecated Use `loading`. */
  busy?: boolean;
  /** Takes focus at the start instead of the heading: the first field, or the least destructive action. */
  initialFocus?: FocusTarget;
  /** Takes focus at the end where the opener will be gone, or where a link opened it. */
  returnFocus?: FocusTarget;
}

interface ModalFrameProps extends Omit<ModalProps, 'open'> {
  aside?: ReactNode;
}

const Requests = createContext<((reason: CloseReason) => void) | null>(null);

/** Requests the enclosing dialog or drawer to close, in the same way as Esc. */
export function useCloseRequest(): (reason: CloseReason) => void {
  const request = use(Requests);
  if (!request) throw new Error('DialogClose belongs inside a Dialog or a Drawer.');
  return request;
}

/** A modal `<dialog>` with head, body and foot, open while it is mounted. */
export function ModalFrame({
  onClose,
  title,
  description,
  aside,
  footer,
  error,
  guard = false,
  loading: givenLoading,
  busy = false,
  initialFocus,
  returnFocus,
  className,
  children,
  ref,
  ...rest
}: ModalFrameProps) {
  const loading = givenLoading ?? busy;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModal({ start: initialFocus ?? heading, end: returnFocus });
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current);
  const { asking, request, keep, discard, handlers } = useCloseRequests({ onClose, guard, loading });

  return (
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={isShown(description) ? `${id}-description` : undefined}
      aria-busy={loading || undefined}
      className={joinClasses(styles.surface, className)}
      onSubmitCapture={loading ? refuse : undefined}
      {...rest}
      {...handlers}
      ref={dialog}
    >
      <Requests value={request}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.frame}>
          {/* Neither header nor footer: in a dialog those are landmarks of the page. */}
          <div data-head="" className={styles.head}>
            <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.heading}>
              {title}
            </h2>
            <CloseButton aria-disabled={loading || undefined} onClick={() => request('close-button')} />
          </div>
          <div className={styles.body}>
            {isShown(description) && (
              <p id={`${id}-description`} className={styles.description}>
                {description}
              </p>
            )}
            {children}
          </div>
          {asking ? (
            <DiscardQuestion onKeep={keep} onDiscard={discard} />
          ) : (
            (isShown(footer) || isShown(error)) && (
              <div className={styles.foot}>
                {isShown(error) && (
                  <Notice tone="bad" live="assertive" className={styles.error}>
                    {error}
                  </Notice>
                )}
                {footer}
              </div>
            )
          )}
        </div>
      </Requests>
    </dialog>
  );
}

function refuse(event: FormEvent) {
  event.preventDefault();
  event.stopPropagation();
}
