import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { ImagePlus } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import { InsertFile, type InsertProps } from './InsertFile.tsx';
import { linkText } from './insertInText.ts';
import type { words } from './words.zh.ts';

/** Uploads a picture and shows it in the text. */
export function InsertPicture(props: InsertProps) {
  const { t } = useWords<typeof words>();
  return (
    <InsertFile
      {...props}
      subject="news-picture"
      label={t('article.insertPicture')}
      icon={ImagePlus}
      accept="image/jpeg,image/png"
      upload={async (file, send) => {
        const { path } = await send(newsDesk.uploadPicture, { body: { file } }, { timeout: 120_000 });
        return `![${linkText(file.name.replace(/\.\w+$/, ''))}](${path})`;
      }}
    />
  );
}
