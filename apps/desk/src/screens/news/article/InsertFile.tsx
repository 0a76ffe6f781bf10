import { useFormContext } from '@fairway/forms';
import type { Send } from '@fairway/gateway';
import { useMutation } from '@fairway/site';
import { Button, Icon, type IconDrawing } from '@fairway/ui';
import { useRef } from 'react';
import { insertInText } from './insertInText.ts';

export interface InsertProps {
  field: 'bodyZh' | 'bodyEn';
  onInserted: () => void;
}

interface InsertFileProps extends InsertProps {
  /** Names the mutation. */
  subject: string;
  label: string;
  icon: IconDrawing;
  /** Types and endings of files, as of `<input accept>`. */
  accept: string;
  /** Uploads the file and resolves to the Markdown that names it. */
  upload: (file: File, send: Send) => Promise<string>;
}

/** Uploads a file and writes its Markdown into the text, where the text was left. */
export function InsertFile({ field, onInserted, subject, label, icon, accept, upload }: InsertFileProps) {
  const form = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const insert = useMutation(upload, {
    subject,
    refresh: false,
    onSuccess: (markdown) => {
      insertInText(form, field, markdown);
      onInserted();
      form.focus(field);
    },
  });
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void insert.mutate(file);
        }}
      />
      <Button
        size="small"
        loading={insert.pending}
        icon={<Icon of={icon} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </div>
  );
}
