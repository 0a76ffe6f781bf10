import { TextAreaField, TextField } from '@fairway/forms';
import { newsLimits } from '@fairway/gateway/contract/newsDraft';
import * as styles from './ArticleScreen.css.ts';
import { InsertPicture } from './InsertPicture.tsx';
import { useWords } from './words.ts';

export interface LanguageFieldsProps {
  language: 'zh' | 'en';
  /** Not the chosen one, where there is room for one only. */
  away: boolean;
  onInserted: () => void;
}

/** Headline, summary and text in one language. */
export function LanguageFields({ language, away, onInserted }: LanguageFieldsProps) {
  const { t } = useWords();
  const end = language === 'zh' ? 'Zh' : 'En';
  const body = `body${end}` as const;
  return (
    <fieldset
      className={styles.language}
      data-away={away || undefined}
      lang={language === 'zh' ? 'zh-CN' : 'en'}
    >
      <legend className={styles.legend}>{t(`article.languages.${language}`)}</legend>
      <TextField name={`title${end}`} label={t('article.headline')} autoComplete="off" />
      <TextAreaField name={`brief${end}`} label={t('article.brief')} rows={2} max={newsLimits.brief} />
      <TextAreaField
        name={body}
        label={t('article.body')}
        hint={t('article.bodyHint')}
        rows={18}
        max={newsLimits.body}
      />
      <InsertPicture field={body} onInserted={onInserted} />
    </fieldset>
  );
}
