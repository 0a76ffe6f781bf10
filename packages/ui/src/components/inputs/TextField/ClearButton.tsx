import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { replaceText } from './replaceText.ts';
import * as styles from './TextField.css.ts';

interface ClearButtonProps {
  /** Id of its input. */
  inputId: string;
  /** Ids of what names the input. */
  labelledBy: string | undefined;
  onClear: (() => void) | undefined;
}

/** Clears its input and focuses it. */
export function ClearButton({ inputId, labelledBy, onClear }: ClearButtonProps) {
  const { common } = useMessages();
  const id = `${inputId}-clear`;
  const clear = ({ currentTarget }: MouseEvent) => {
    const input = currentTarget.parentElement?.querySelector<HTMLInputElement>(':scope > input');
    if (!input) return;
    replaceText(input, '');
    input.focus();
    onClear?.();
  };
  return (
    <button
      type="button"
      id={id}
      className={styles.clear}
      // Out of the tab order: on the keyboard the text itself is deleted, and two stops a field are tiring.
      tabIndex={-1}
      aria-label={common.clear}
      aria-labelledby={labelledBy && `${id} ${labelledBy}`}
      onClick={clear}
    >
      <Icon icon={X} />
    </button>
  );
}
