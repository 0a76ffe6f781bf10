import { LoaderCircle } from 'lucide-react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Name of what the reader waits for; "Loading" unless given. Empty for decoration beside text that gives it. */
  label?: string;
  /** Side in px. */
  size?: 16 | 20 | 24 | 32;
}

/** A turning ring for a wait of unknown length. */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  const { common } = useMessages();
  return <Icon icon={LoaderCircle} size={size} label={label ?? common.loading} className={styles.spinner} />;
}
