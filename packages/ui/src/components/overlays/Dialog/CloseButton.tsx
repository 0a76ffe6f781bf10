import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';

export interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** The cross in the corner of a closable element, named in the reader's language. */
export function CloseButton({ className, ...rest }: CloseButtonProps) {
  const { common } = useMessages();
  return (
    <button
      type="button"
      aria-label={common.close}
      className={joinClasses(styles.close, className)}
      {...rest}
    >
      <Icon icon={X} size={20} />
    </button>
  );
}
