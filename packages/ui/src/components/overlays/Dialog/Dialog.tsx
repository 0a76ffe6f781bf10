import type { ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';
import * as styles from './Dialog.css.ts';
import { ModalFrame, type ModalProps, useCloseRequest } from './ModalFrame.tsx';

export interface DialogProps extends ModalProps {
  /** Next to the content on wide screens and omitted on phones, so nothing essential may be in it. */
  aside?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'wide' | 'split';
}

/** Blocks the page until a question is answered or a short task is done. */
export function Dialog({ open, size = 'medium', className, ...rest }: DialogProps) {
  if (!open) return null;
  return <ModalFrame className={joinClasses(styles.dialog, styles.size[size], className)} {...rest} />;
}

/** A button of the footer that leaves the dialog by the same way as Esc: `guard` and `loading` hold. */
export function DialogClose({ onClick, ...rest }: ButtonProps) {
  const request = useCloseRequest();
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
