import {
  ChoiceField,
  ImagesField,
  SelectField,
  TextAreaField,
  TextField,
  useFieldValue,
  useFormContext,
} from '@fairway/forms';
import { newsCategories } from '@fairway/gateway/contract/listings/news';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useGateway } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import * as styles from './ArticleScreen.css.ts';
import type { words } from './words.zh.ts';

/** The settings of an article, apart from its text. */
export function ArticleSettings({ onChanged }: { onChanged: () => void }) {
  const { t } = useWords<typeof words>();
  const { send } = useGateway();
  const form = useFormContext();
  const picture = String(useFieldValue(form, 'picture'));
  return (
    <div className={styles.aside}>
      <SelectField
        name="categoryId"
        label={t('article.category')}
        options={newsCategories.map((id) => ({ value: String(id), label: t(`article.categories.c${id}`) }))}
      />
      <ChoiceField
        name="kind"
        label={t('article.kind')}
        inline
        choices={[
          { value: 'original', label: t('article.original') },
          { value: 'reprint', label: t('article.reprint') },
        ]}
      />
      <TextField name="sourceZh" label={t('article.sourceZh')} autoComplete="off" />
      <TextField name="sourceEn" label={t('article.sourceEn')} autoComplete="off" />
      <TextField
        name="sourceUrl"
        label={t('article.sourceUrl')}
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
      />
      <ImagesField
        name="picture"
        label={t('article.picture')}
        hint={t('article.pictureHint')}
        required={false}
        known={picture === '' ? [] : [{ id: picture, url: picture }]}
        send={async (file, { signal }) => {
          const body = { file };
          const { path, bytes } = await send(newsDesk.uploadPicture, { body }, { signal, timeout: 120_000 });
          onChanged();
          return { id: path, url: path, bytes };
        }}
      />
      <TextField
        name="places"
        label={t('article.places')}
        hint={t('article.placesHint')}
        autoComplete="off"
      />
      <TextAreaField name="factsZh" label={t('article.factsZh')} hint={t('article.factsHint')} rows={3} />
      <TextAreaField name="factsEn" label={t('article.factsEn')} rows={3} />
    </div>
  );
}
