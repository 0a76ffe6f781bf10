import type { ScheduleScore } from '@fairway/gateway/contract/sailingHistory';
import { type Column, DataTable, Heading, Stack, Text } from '@fairway/ui';
import type { ChangesProps } from './ChangesSection.tsx';
import { useChangeWords } from './useChangeWords.ts';

interface Row extends ScheduleScore {
  readonly name: string;
}

/** How the carrier and the route kept their schedules, with the number of calls and the period. */
export function Scores({ detail, changes: { scores } }: ChangesProps) {
  const { t, nameOf, dayText } = useChangeWords();
  const { carrier, route } = scores;
  const rows: Row[] = [
    { ...carrier, name: t('changes.scoreOf', { carrier: nameOf(detail.sailing.carrier) }) },
    { ...route, name: t('changes.routeScore') },
  ];
  const percent = (value: number | null) => (value === null ? t('changes.tooFew') : `${value}%`);
  const columns: Column<Row>[] = [
    { key: 'name', header: t('changes.item'), priority: 'title', cell: ({ name }) => name },
    {
      key: 'reliability',
      header: t('changes.reliability'),
      align: 'end',
      cell: ({ reliability }) => percent(reliability),
    },
    {
      key: 'stability',
      header: t('changes.stability'),
      align: 'end',
      cell: ({ stability }) => percent(stability),
    },
    {
      key: 'shift',
      header: t('changes.shift'),
      align: 'end',
      cell: ({ reliability, shiftHours }) => {
        if (reliability === null) return t('changes.tooFew');
        return shiftHours === null ? '—' : t('changes.hours', { count: shiftHours });
      },
    },
    { key: 'calls', header: t('changes.calls'), align: 'end', cell: ({ calls }) => calls },
  ];
  return (
    <Stack gap="s">
      <Heading level={3}>{t('changes.scores')}</Heading>
      <Text size="small" tone="quiet">
        {t('changes.scoresNote', { from: dayText(route.from), to: dayText(route.to) })}
      </Text>
      <DataTable caption={t('changes.scores')} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Stack>
  );
}
