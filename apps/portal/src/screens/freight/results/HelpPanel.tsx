import { Disclosure } from '@fairway/ui';
import * as styles from './FreightScreen.css.ts';
import { useWords } from './words.ts';

const topics = ['search', 'week', 'sort', 'filter', 'cutOff', 'price'] as const;

/** The operation instructions, closed until asked for. */
export function HelpPanel() {
  const { t } = useWords();
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
