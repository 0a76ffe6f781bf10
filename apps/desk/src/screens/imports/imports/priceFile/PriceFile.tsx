import type { CsvReport } from '@fairway/gateway/contract/csvImport';
import { Button, Heading, Inline, Notice, Select, Stack, Text, TextField } from '@fairway/ui';
import { useRef } from 'react';
import { useWords } from '../../../../language/words.ts';
import * as styles from '../ImportsScreen.css.ts';
import type { words } from '../words.zh.ts';
import { Constants } from './Constants.tsx';
import { Decisions } from './Decisions.tsx';
import { FileColumns } from './FileColumns.tsx';
import { PasteMessage } from './PasteMessage.tsx';
import { usePriceFile } from './usePriceFile.ts';

/** Header rows that can be chosen; the server reads as many. */
const mostHeaderRows = 40;

/** A price file in a carrier's own layout: what its columns hold, what the whole file lacks, and the check of its lines. */
export function PriceFile({ report }: { report: CsvReport | null }) {
  const { t } = useWords<typeof words>();
  const priceFile = usePriceFile();
  const { open, problem, checkedId, read, change, check, reading, checking } = priceFile;
  const input = useRef<HTMLInputElement>(null);
  const rows = Array.from({ length: mostHeaderRows }, (_, index) => String(index + 1));
  return (
    <section aria-labelledby="price-file">
      <Stack gap="m">
        <Heading level={2} size="lead" id="price-file">
          {t('imports.priceFile.title')}
        </Heading>
        <Text>{t('imports.priceFile.lead')}</Text>
        <input
          ref={input}
          type="file"
          className={styles.input}
          accept=".xlsx,.csv,.txt"
          aria-label={t('imports.priceFile.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void read({ file, sheet: 0, headerRow: null });
          }}
        />
        <div>
          <Button tone={open ? 'line' : 'brand'} loading={reading} onClick={() => input.current?.click()}>
            {t('imports.priceFile.choose')}
          </Button>
        </div>
        <Text size="small" tone="quiet">
          {t('imports.priceFile.hint')}
        </Text>
        <PasteMessage {...priceFile} />
        {problem === null ? null : (
          <Notice tone="bad" live="assertive">
            {problem}
          </Notice>
        )}
        {open ? (
          <Stack gap="l">
            <Heading level={3} size="body">
              {open.source.file.name}
            </Heading>
            {open.start.sender && !open.source.columns ? (
              <Notice tone="neutral">
                {t('imports.priceFile.remembered', { sender: open.start.sender })}
              </Notice>
            ) : null}
            {open.start.headerRow === null ? (
              <Notice tone="caution">{t('imports.priceFile.headerUnknown')}</Notice>
            ) : null}
            <Inline gap="m" align="start">
              {open.start.sheets.length > 1 ? (
                <Select
                  label={t('imports.priceFile.sheet')}
                  value={String(open.start.sheet)}
                  options={open.start.sheets.map((label, index) => ({ value: String(index), label }))}
                  onChange={({ target }) =>
                    void read({ ...open.source, sheet: Number(target.value), headerRow: null })
                  }
                />
              ) : null}
              <Select
                label={t('imports.priceFile.headerRow')}
                value={String(open.layout.headerRow)}
                options={rows.map((value) => ({ value, label: value }))}
                onChange={({ target }) => void read({ ...open.source, headerRow: Number(target.value) })}
              />
              <TextField
                label={t('imports.priceFile.sender')}
                hint={t('imports.priceFile.senderHint')}
                maxLength={60}
                value={open.layout.sender}
                onChange={({ target }) => change({ sender: target.value })}
              />
            </Inline>
            <FileColumns open={open} onChange={(columns) => change({ columns })} />
            <Constants layout={open.layout} onChange={change} />
            {report && report.id === checkedId ? (
              <Decisions unsure={report.unsure} layout={open.layout} onChange={change} />
            ) : null}
            <div>
              <Button tone="brand" loading={checking} onClick={() => void check(open)}>
                {t(checkedId === null ? 'imports.priceFile.check' : 'imports.priceFile.checkAgain')}
              </Button>
            </div>
          </Stack>
        ) : null}
      </Stack>
    </section>
  );
}
