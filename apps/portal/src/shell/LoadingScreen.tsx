import { Spinner } from '@fairway/ui';
import * as styles from './LoadingScreen.css.ts';

/** Stands for the first page until its data is here. */
export function LoadingScreen() {
  return (
    <div className={styles.screen}>
      <Spinner size={32} />
    </div>
  );
}
