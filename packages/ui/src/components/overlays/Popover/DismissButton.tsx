import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './Popover.css.ts';

/**
 * Closes the panel for touch users of a screen reader, who have neither Esc nor an area outside the panel. Not in the
 * tab order.
 */
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
