import type { ScheduleScore } from '@fairway/gateway/contract/sailingHistory';
import { type Column, DataTable, Stack, Text } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import type { scores } from './scores.zh.ts';

export interface ScoreRow {
  readonly name: string;
  readonly score: ScheduleScore;
}

/** Schedule reliability, with the number of calls and the period. */
export function ScoreTable({ rows }: { rows: readonly ScoreRow[] }) {
  const { t, format } = useWords<{ scores: typeof scores }>();
  const dayText = (day: string) => format.portDate({ at: `${day}T00:00:00Z`, zone: 'UTC' });
  const percent = (value: number | null) => (value === null ? t('scores.tooFew') : `${value}%`);
  const columns: Column<ScoreRow>[] = [
    { key: 'name', header: t('scores.carrier'), priority: 'title', cell: ({ name }) => name },
    {
      key: 'reliability',
      header: t('scores.reliability'),
      align: 'end',
      cell: ({ score }) => percent(score.reliability),
    },
    {
      key: 'stability',
      header: t('scores.stability'),
      align: 'end',
      cell: ({ score }) => percent(score.stability),
    },
    {
      key: 'shift',
      header: t('scores.shift'),
      align: 'end',
      cell: ({ score: { reliability, shiftHours } }) => {
        if (reliability === null) return t('scores.tooFew');
        return shiftHours === null ? '—' : t('scores.hours', { count: shiftHours });
      },
    },
    { key: 'calls', header: t('scores.calls'), align: 'end', cell: ({ score }) => score.calls },
  ];
  const [first] = rows;
  return (
    <Stack gap="s">
      {first ? (
        <Text size="small" tone="quiet">
          {t('scores.note', { from: dayText(first.score.from), to: dayText(first.score.to) })}
        </Text>
      ) : null}
      <DataTable caption={t('scores.heading')} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Stack>
  );
}
