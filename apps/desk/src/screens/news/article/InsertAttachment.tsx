import { useFormContext } from '@fairway/forms';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useMutation } from '@fairway/site';
import { Button, Icon } from '@fairway/ui';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../../../language/words.ts';
import { insertInText, linkText } from './insertInText.ts';
import type { words } from './words.zh.ts';

interface InsertAttachmentProps {
  field: 'bodyZh' | 'bodyEn';
  onInserted: () => void;
}

/** Uploads a file and links to it in the text, where the text was left. Readers download it. */
export function InsertAttachment({ field, onInserted }: InsertAttachmentProps) {
  const { t } = useWords<typeof words>();
  const form = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const insert = useMutation(
    (file: File, send) =>
      send(newsDesk.uploadAttachment, { body: { file, name: file.name } }, { timeout: 120_000 }),
    {
      subject: 'news-attachment',
      refresh: false,
      onSuccess: ({ path, name }) => {
        insertInText(form, field, `[${linkText(name)}](${path})`);
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
        accept=".pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.csv,.zip"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void insert.mutate(file);
        }}
      />
      <Button
        size="small"
        loading={insert.pending}
        icon={<Icon of={Paperclip} />}
        onClick={() => input.current?.click()}
      >
        {t('article.insertAttachment')}
      </Button>
    </div>
  );
}
