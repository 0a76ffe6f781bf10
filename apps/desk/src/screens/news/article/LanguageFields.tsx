import { MarkdownField, TextAreaField, TextField } from '@fairway/forms';
import { newsLimits } from '@fairway/gateway/contract/newsDraft';
import { useWords } from '../../../language/words.ts';
import * as styles from './ArticleScreen.css.ts';
import { InsertAttachment } from './InsertAttachment.tsx';
import { usePictureUpload } from './usePictureUpload.ts';
import type { words } from './words.zh.ts';

/** The suffixes of the field names of each language. */
export const endOf = { zh: 'Zh', en: 'En' } as const;

export interface LanguageFieldsProps {
  language: 'zh' | 'en';
  /** Not the chosen one, where there is room for one only. */
  away: boolean;
}

/** Headline, summary and text in one language. */
export function LanguageFields({ language, away }: LanguageFieldsProps) {
  const { t } = useWords<typeof words>();
  const end = endOf[language];
  const uploadPicture = usePictureUpload();
  return (
    <fieldset
      className={styles.language}
      data-away={away || undefined}
      lang={language === 'zh' ? 'zh-CN' : 'en'}
    >
      <legend className={styles.legend}>{t(`article.languages.${language}`)}</legend>
      <TextField name={`title${end}`} label={t(`article.title${end}`)} autoComplete="off" />
      <TextAreaField name={`brief${end}`} label={t(`article.brief${end}`)} rows={2} max={newsLimits.brief} />
      <MarkdownField
        name={`body${end}`}
        label={t(`article.body${end}`)}
        hint={t('article.bodyHint')}
        rows={18}
        max={newsLimits.body}
        uploadImage={uploadPicture}
        tools={(insert) => <InsertAttachment insert={insert} />}
      />
    </fieldset>
  );
}
