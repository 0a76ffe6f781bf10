import type { ReactNode } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './HeaderDrawer.css.ts';
import type { HeaderLanguagesProps } from './HeaderLanguages.tsx';

interface DrawerToolsProps extends HeaderLanguagesProps {
  utilities?: ReactNode;
}

/** The tools of the bar that a phone has in its drawer: utilities and languages. */
export function DrawerTools({ utilities, languages, language, onLanguageChange }: DrawerToolsProps) {
  const t = useMessages().header;
  return (
    <>
      {utilities ? (
        <section aria-label={t.utilities} className={styles.utilities}>
          {utilities}
        </section>
      ) : null}
      {languages.length > 1 ? (
        <fieldset className={styles.block}>
          <legend className={styles.legend}>{t.language}</legend>
          <div className={styles.languages}>
            {languages.map(({ code, label }) => (
              <button
                key={code}
                type="button"
                lang={code}
                className={styles.language}
                aria-pressed={code === language}
                onClick={() => onLanguageChange(code)}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}
