import { GatewayError } from '@fairway/gateway';
import { type CsvReport, csvImport } from '@fairway/gateway/contract/csvImport';
import type { SentLayout, TableStart } from '@fairway/gateway/contract/priceFile';
import { useAddress, useGateway, useMutation, useNotices } from '@fairway/site';
import { chinaDay, cutText, messageColumns, type PriceFileField } from '@fairway/trade';
import { useState } from 'react';
import { useWords } from '../../../../language/words.ts';
import { importsAddress } from '../address.ts';
import type { words } from '../words.zh.ts';

/** A large file on a slow line takes its time. */
const patience = 600_000;

interface Source {
  readonly file: File;
  readonly sheet: number;
  /** Null for the row that the server finds. */
  readonly headerRow: number | null;
  /** The columns of a file that was made of a message; they need no proposal. */
  readonly columns?: readonly PriceFileField[];
}

/** A file as it was read, with the layout as its reader changed it. */
export interface OpenPriceFile {
  readonly source: Source;
  readonly start: TableStart;
  readonly layout: SentLayout;
}

function layoutOf({ start, source }: { start: TableStart; source: Source }): SentLayout {
  const { columns, constants, names, slashDates, sender, headerRow, sheet } = start;
  // Every message has the same headings, so those of another sender say nothing about it.
  if (source.columns)
    return {
      ...{ columns: [...source.columns], constants: {}, names, slashDates, sheet, acceptedRows: [] },
      ...{ headerRow: 1, sender: '' },
    };
  return {
    ...{ columns, constants, names, slashDates, sheet, acceptedRows: [] },
    headerRow: headerRow ?? source.headerRow ?? 1,
    sender: sender ?? '',
  };
}

/** The offers that were found in a message. */
interface ReadMessage {
  readonly count: number;
  /** Whether some were left out because there were too many. */
  readonly cut: boolean;
}

function csvFile(name: string, rows: readonly (readonly string[])[]): File {
  const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
  return new File([`\ufeff${text}\r\n`], name, { type: 'text/csv' });
}

/** A price file between its choice and the check of its lines. */
export function usePriceFile() {
  const { t, format } = useWords<typeof words>();
  const { now } = useGateway();
  const { navigate } = useAddress();
  const { messageOf } = useNotices();
  const [open, setOpen] = useState<OpenPriceFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [message, setMessage] = useState<ReadMessage | null>(null);
  const [checkedId, setCheckedId] = useState<string | null>(null);
  const failed = (error: unknown, name: string) => {
    const isOther = error instanceof GatewayError && error.codeName === 'mediaTypeUnsupported';
    setProblem(isOther ? t('imports.priceFile.noTable', { name }) : (messageOf(error) ?? ''));
    return true;
  };
  const reading = useMutation(
    async (source: Source, send) => {
      const { file, sheet, headerRow } = source;
      const body = {
        ...{ fileName: cutText(file.name, 200), sheet: String(sheet), file },
        ...(headerRow === null ? {} : { headerRow: String(headerRow) }),
      };
      return { source, start: await send(csvImport.readTable, { body }, { timeout: patience }) };
    },
    {
      subject: 'price-file-read',
      onSuccess: (read) => {
        setProblem(
          read.start.problem === null ? null : t(`imports.rules.${read.start.problem}`, { value: '' }),
        );
        setOpen(read.start.problem === null ? { ...read, layout: layoutOf(read) } : null);
      },
      onError: (error, { file }) => failed(error, file.name),
      refresh: false,
    },
  );
  const checking = useMutation(
    ({ source: { file }, layout }: OpenPriceFile, send) =>
      send(
        csvImport.checkTable,
        { body: { fileName: cutText(file.name, 200), layout: JSON.stringify(layout), file } },
        { timeout: patience },
      ),
    {
      subject: 'price-file-checked',
      onSuccess: ({ id }: CsvReport) => {
        setCheckedId(id);
        return navigate(importsAddress('sailings', id));
      },
      onError: (error, { source }) => failed(error, source.file.name),
      refresh: false,
    },
  );
  const readingMessage = useMutation(
    async (message: string, send) => {
      // The parser loads with the first message.
      const { readMessage } = await import('./readMessage.ts');
      return readMessage(send, message, chinaDay(now()));
    },
    {
      subject: 'price-message-read',
      onSuccess: ({ rows, cut }) => {
        const count = rows.length - 1;
        setMessage({ count, cut });
        if (count === 0) return setOpen(null);
        const name = t('imports.priceFile.paste.file', { time: format.stamp(now().toISOString()) });
        return read({ file: csvFile(name, rows), sheet: 0, headerRow: 1, columns: messageColumns });
      },
      refresh: false,
    },
  );
  const read = (source: Source) => {
    if (!source.columns) setMessage(null);
    setProblem(null);
    return reading.mutate(source);
  };
  const change = (changed: Partial<SentLayout>) =>
    setOpen((now) => now && { ...now, layout: { ...now.layout, ...changed } });
  const check = (file: OpenPriceFile) => {
    setProblem(null);
    return checking.mutate(file);
  };
  return {
    open,
    problem,
    message,
    readMessage: readingMessage.mutate,
    checkedId,
    read,
    change,
    check,
    reading: reading.pending || readingMessage.pending,
    checking: checking.pending,
  };
}
