import type { Person } from '@fairway/gateway/contract/people';
import { type Column, DataTable, EmptyState, Status } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

type Login = Person['logins'][number];

/** Logins of thirty days, and those that failed. */
export function Logins({ rows }: { rows: readonly Login[] }) {
  const { t, format } = useWords<typeof words>();
  const columns: readonly Column<Login>[] = [
    { key: 'at', header: t('person.at'), priority: 'title', cell: ({ at }) => format.stamp(at) },
    { key: 'way', phonePlace: 'line', header: t('person.way'), cell: ({ way }) => t(`person.ways.${way}`) },
    {
      key: 'device',
      phonePlace: 'line',
      header: t('person.device'),
      cell: ({ device }) => t(`person.devices.${device}`),
    },
    { key: 'network', phonePlace: 'aside', header: t('person.network'), cell: ({ network }) => network },
    {
      key: 'outcome',
      phonePlace: 'figure',
      header: t('person.outcome'),
      cell: ({ outcome }) => (
        <Status kind={outcome === 'success' ? 'done' : 'bad'}>{t(`person.outcomes.${outcome}`)}</Status>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('person.logins')}
      columns={columns}
      rows={rows}
      rowKey={({ at, outcome }) => `${at} ${outcome}`}
      empty={<EmptyState kind="none-yet" size="small" picture={false} title={t('person.noLogin')} />}
    />
  );
}
