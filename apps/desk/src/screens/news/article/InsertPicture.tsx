import { useFormContext } from '@fairway/forms';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useMutation } from '@fairway/site';
import { Button, Icon } from '@fairway/ui';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../../../language/words.ts';
import { insertInText, linkText } from './insertInText.ts';
import type { words } from './words.zh.ts';

/** Uploads a picture and names it in the text, where the text was left. */
export function InsertPicture({ field, onInserted }: { field: 'bodyZh' | 'bodyEn'; onInserted: () => void }) {
  const { t } = useWords<typeof words>();
  const form = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const insert = useMutation(
    (file: File, send) => send(newsDesk.uploadPicture, { body: { file } }, { timeout: 120_000 }),
    {
      subject: 'news-picture',
      refresh: false,
      onSuccess: ({ path }, file) => {
        insertInText(form, field, `![${linkText(file.name.replace(/\.\w+$/, ''))}](${path})`);
        onInserted();
        form.focus(field);
      },
    },
  );
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void insert.mutate(file);
        }}
      />
      <Button
        size="small"
        loading={insert.pending}
        icon={<Icon of={ImagePlus} />}
        onClick={() => input.current?.click()}
      >
        {t('article.insertPicture')}
      </Button>
    </div>
  );
}
