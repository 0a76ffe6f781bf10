import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useMutation } from '@fairway/site';
import { Button, Icon } from '@fairway/ui';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

interface InsertAttachmentProps {
  /** Writes a paragraph into the text, where the text was left. */
  insert: (paragraph: string) => void;
}

/** Uploads a file and links to it in the text. Readers download it. */
export function InsertAttachment({ insert }: InsertAttachmentProps) {
  const { t } = useWords<typeof words>();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation(
    (file: File, send) =>
      send(newsDesk.uploadAttachment, { body: { file, name: file.name } }, { timeout: 120_000 }),
    {
      subject: 'news-attachment',
      refresh: false,
      onSuccess: ({ path, name }) => insert(`[${name.replaceAll(/[[\]\\]/g, '')}](${path})`),
    },
  );
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.csv,.zip"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void upload.mutate(file);
        }}
      />
      <Button
        size="small"
        tone="quiet"
        loading={upload.pending}
        icon={<Icon icon={Paperclip} />}
        onClick={() => input.current?.click()}
      >
        {t('article.insertAttachment')}
      </Button>
    </>
  );
}
