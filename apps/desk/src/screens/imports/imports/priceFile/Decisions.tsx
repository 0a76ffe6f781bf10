import type { BadLine } from '@fairway/gateway/contract/csvImport';
import type { SentLayout } from '@fairway/gateway/contract/priceFile';
import { fold } from '@fairway/trade';
import { Checkbox, Heading, Inline, Stack, Text, TextField } from '@fairway/ui';
import { useWords } from '../../../../language/words.ts';
import type { words } from '../words.zh.ts';

const nameRules = ['harbour', 'severalPorts', 'carrier', 'severalCarriers'];

export interface DecisionsProps {
  unsure: readonly BadLine[];
  layout: SentLayout;
  onChange: (changed: Partial<SentLayout>) => void;
}

/** Decisions about unsure lines: the code of a name, prices far from the usual ones, and values to compare with a message. */
export function Decisions({ unsure, layout, onChange }: DecisionsProps) {
  const { t, format } = useWords<typeof words>();
  const names = [
    ...new Set(
      unsure.filter(({ rule, value }) => nameRules.includes(rule) && value !== '').map(({ value }) => value),
    ),
  ];
  const lines = unsure.filter(({ rule }) => rule === 'farPrice' || rule === 'check');
  if (names.length === 0 && lines.length === 0) return null;
  const setName = (name: string, code: string) => {
    const { [fold(name)]: _former, ...others } = layout.names;
    onChange({ names: code === '' ? others : { ...others, [fold(name)]: code.trim().toUpperCase() } });
  };
  const accept = (row: number, accepted: boolean) =>
    onChange({
      acceptedRows: accepted
        ? [...layout.acceptedRows, row]
        : layout.acceptedRows.filter((each) => each !== row),
    });
  return (
    <Stack gap="m">
      <Heading level={3} size="body">
        {t('imports.priceFile.decide')}
      </Heading>
      <Text size="small" tone="quiet">
        {t('imports.priceFile.decideHint')}
      </Text>
      <Inline gap="m" align="start">
        {names.map((name) => (
          <TextField
            key={name}
            label={t('imports.priceFile.codeOf', { name })}
            placeholder="CNSHA"
            maxLength={10}
            value={layout.names[fold(name)] ?? ''}
            onChange={({ target }) => setName(name, target.value)}
          />
        ))}
      </Inline>
      {lines.map(({ line, column, value, rule }) => (
        <Checkbox
          key={`${line} ${column}`}
          checked={layout.acceptedRows.includes(line)}
          onChange={({ target }) => accept(line, target.checked)}
          label={
            rule === 'check'
              ? t('imports.priceFile.acceptLine', { line: format.number(line), value })
              : t('imports.priceFile.accept', { line: format.number(line), column: column ?? '', value })
          }
        />
      ))}
    </Stack>
  );
}
