import { useFormContext } from '@fairway/forms';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useSite } from '@fairway/site';
import { Button, Icon } from '@fairway/ui';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWords } from './words.ts';

/** Uploads a picture and names it in the text, where the text was left. */
export function InsertPicture({ field, onInserted }: { field: 'bodyZh' | 'bodyEn'; onInserted: () => void }) {
  const { t } = useWords();
  const { send, toasts, messageOf } = useSite();
  const form = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const insert = async (file: File) => {
    setPending(true);
    try {
      const { path } = await send(newsDesk.uploadPicture, { body: { file } }, { timeout: 120_000 });
      const text = String(form.value(field));
      const area = form.control(field)?.element();
      const at = area instanceof HTMLTextAreaElement ? area.selectionStart : text.length;
      const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
      const name = file.name.replace(/\.\w+$/, '').replaceAll(/[[\]]/g, '');
      form.set(field, [before, `![${name}](${path})`, after].filter(Boolean).join('\n\n'));
      onInserted();
      form.focus(field);
    } catch (error) {
      toasts.show({ tone: 'bad', text: messageOf(error) ?? '', code: 'news-picture' });
    } finally {
      setPending(false);
    }
  };
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
          if (file) void insert(file);
        }}
      />
      <Button
        size="small"
        loading={pending}
        icon={<Icon of={ImagePlus} />}
        onClick={() => input.current?.click()}
      >
        {t('article.insertPicture')}
      </Button>
    </div>
  );
}
