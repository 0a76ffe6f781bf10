import { useNavigation } from 'react-router-dom';
import * as styles from './NavigationBar.css.ts';

/** A thin line at the top while the next page loads; it waits a moment, so that quick loads show nothing. */
export function NavigationBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
