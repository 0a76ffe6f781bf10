import { Disclosure } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './FreightScreen.css.ts';
import type { words } from './words.zh.ts';

const topics = ['search', 'week', 'sort', 'filter', 'cutOff', 'carbon', 'price'] as const;

/** The instructions, collapsed by default. */
export function HelpPanel() {
  const { t } = useWords<typeof words>();
  return (
    <Disclosure summary={t('freight.help')}>
      <ul className={styles.helpList}>
        {topics.map((topic) => (
          <li key={topic}>{t(`help.${topic}`)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
