import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './Popover.css.ts';

/** The way out for a screen reader by touch, which has neither Esc nor a place beside the panel. Not a stop of Tab. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const { common } = useMessages();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.dismiss}
      aria-label={common.close}
      onClick={onDismiss}
    />
  );
}
