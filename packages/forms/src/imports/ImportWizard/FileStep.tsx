import { Button, Notice, Stack, TextArea, Upload, type UploadedFile, useMessages } from '@fairway/ui';
import { useRef, useState } from 'react';
import type { ImportMessages } from '../../messages/import/types.ts';
import { readFile } from './readFile.ts';
import { type ImportTable, readTable, type TableProblem } from './readTable.ts';
import type { ImportReader } from './types.ts';

export interface FileStepProps {
  messages: ImportMessages;
  maxRows: number;
  readers: readonly ImportReader[];
  onTable: (table: ImportTable) => void;
}

/** A file, or cells that are pasted. */
export function FileStep({ messages, maxRows, readers, onTable }: FileStepProps) {
  const t = messages.file;
  const { lang } = useMessages();
  const format = new Intl.NumberFormat(lang).format;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const sentenceOf = (tableProblem: TableProblem, name: string): string => {
    const words = messages.problem;
    if (tableProblem.kind === 'quotes') return words.quotes(format(tableProblem.line));
    if (tableProblem.kind === 'rows') return words.rows(format(maxRows));
    return tableProblem.kind === 'encoding' || tableProblem.kind === 'unreadable'
      ? words[tableProblem.kind](name)
      : words[tableProblem.kind];
  };
  const send = async (file: File): Promise<UploadedFile> => {
    const table = await readFile(file, readers, maxRows);
    if ('kind' in table) throw { kind: 'refused', msg: sentenceOf(table, file.name) };
    onTable(table);
    return { id: file.name, name: file.name, bytes: file.size };
  };
  const readPasted = () => {
    setMissing(text.trim() === '');
    setProblem(null);
    if (text.trim() === '') return area.current?.focus();
    const table = readTable(text, maxRows);
    if ('kind' in table) setProblem(sentenceOf(table, ''));
    else onTable(table);
  };
  const formats = [
    'CSV',
    ...readers.flatMap(({ endings }) => endings.map((each) => each.slice(1).toUpperCase())),
  ];
  return (
    <Stack gap="l">
      <Upload
        label={t.label}
        hint={t.hint(formats.join('/'), format(maxRows))}
        accept={readers.length > 0 ? ['csv', 'office'] : ['csv']}
        send={send}
      />
      <TextArea
        ref={area}
        label={t.paste}
        hint={t.pasteHint}
        error={isMissing ? t.missing : undefined}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem !== null && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <div>
        <Button onClick={readPasted}>{t.read}</Button>
      </div>
    </Stack>
  );
}
