import { ChevronDown } from 'lucide-react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { MenuRadio, MenuRadioGroup } from '../../actions/Menu/MenuRadio.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Header.css.ts';
import type { HeaderLanguage } from './types.ts';

export interface HeaderLanguagesProps {
  languages: readonly HeaderLanguage[];
  language: string;
  onLanguageChange: (code: string) => void;
}

/** The languages of the site, each by its own name and in its own language. */
export function HeaderLanguages({ languages, language, onLanguageChange }: HeaderLanguagesProps) {
  const t = useMessages().header;
  if (languages.length < 2) return null;
  const current = languages.find(({ code }) => code === language);
  return (
    <Menu
      label={t.language}
      placement="bottom-end"
      trigger={(trigger) => (
        <button type="button" {...trigger} className={joinClasses(styles.quiet, styles.notPhone)}>
          <VisuallyHidden>{t.language} </VisuallyHidden>
          <span className={styles.label}>{current?.label}</span>
          <Icon icon={ChevronDown} />
        </button>
      )}
    >
      <MenuRadioGroup label={t.language} value={language} onChange={onLanguageChange}>
        {languages.map(({ code, label }) => (
          <MenuRadio key={code} value={code} lang={code}>
            {label}
          </MenuRadio>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
