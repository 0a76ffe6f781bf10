import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { Paperclip } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import { InsertFile, type InsertProps } from './InsertFile.tsx';
import { linkText } from './insertInText.ts';
import type { words } from './words.zh.ts';

/** Uploads a file and links to it in the text. Readers download it. */
export function InsertAttachment(props: InsertProps) {
  const { t } = useWords<typeof words>();
  return (
    <InsertFile
      {...props}
      subject="news-attachment"
      label={t('article.insertAttachment')}
      icon={Paperclip}
      accept=".pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.csv,.zip"
      upload={async (file, send) => {
        const body = { file, name: file.name };
        const { path, name } = await send(newsDesk.uploadAttachment, { body }, { timeout: 120_000 });
        return `[${linkText(name)}](${path})`;
      }}
    />
  );
}
