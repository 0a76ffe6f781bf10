import type { PastSailing } from '@fairway/gateway/contract/sailingHistory';
import { boxTypes, type PortTime } from '@fairway/gateway/contract/shapes';
import { usePendingQuery } from '@fairway/site';
import { type Column, DataTable, Select, Stack } from '@fairway/ui';
import { useShipmentQuery } from '../../../../features/shipment/useShipment.ts';
import { sailDetailAddress } from '../address.ts';
import type { DetailProps } from '../DetailHead.tsx';
import * as styles from './ChangesSection.css.ts';
import type { ChangesProps } from './changesProps.ts';
import { daysBefore } from './daysBefore.ts';
import { useChangeWords } from './useChangeWords.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly past: string;
  readonly now: string;
}

/** Chooses an earlier day, and compares the sailing of that day with the sailing now. The day is in the address. */
export function PastSchedule({ detail, changes }: ChangesProps) {
  const { t, dayText } = useChangeWords();
  const { navigate } = usePendingQuery();
  const shipment = useShipmentQuery();
  const { past } = changes;
  const days = daysBefore(changes);
  const day = past?.day ?? '';
  const options = day === '' || days.includes(day) ? days : [day, ...days];
  return (
    <Stack gap="m">
      <Select
        className={styles.day}
        label={t('changes.asOf')}
        options={options.map((value) => ({ value, label: dayText(value) }))}
        placeholder={t('changes.now')}
        value={day}
        onChange={({ currentTarget: { value } }) =>
          navigate(sailDetailAddress({ id: detail.sailing.id, ...(value && { asOf: value }) }, shipment), {
            preventScrollReset: true,
            replace: true,
          })
        }
      />
      {past ? <Comparison detail={detail} past={past} /> : null}
    </Stack>
  );
}

function Comparison({ detail, past }: DetailProps & { past: PastSailing }) {
  const { t, format, nameOf, timeName, dayText } = useChangeWords();
  const { sailing, cutOffs } = detail;
  const timeText = (time: PortTime | undefined) => (time ? format.portTime(time) : t('changes.unknown'));
  const portText = (port: PastSailing['transitPort']) => (port ? nameOf(port) : t('changes.direct'));
  const pastCutOffs = new Map(past.cutOffs.map(({ time, at }) => [time, at]));
  const rows: Row[] = [
    ...cutOffs.map(({ code, time }) => ({
      key: code,
      name: timeName(code),
      past: timeText(pastCutOffs.get(code)),
      now: timeText(time),
    })),
    {
      key: 'departure',
      name: t('changes.departure'),
      past: timeText(past.departure),
      now: timeText(sailing.departure),
    },
    {
      key: 'arrival',
      name: t('changes.arrival'),
      past: timeText(past.arrival),
      now: timeText(sailing.arrival),
    },
    {
      key: 'transitPort',
      name: t('changes.transitPort'),
      past: portText(past.transitPort),
      now: portText(sailing.transitPort),
    },
    ...boxTypes.map((box) => {
      const [before, after] = [past.prices[box], sailing.prices?.[box]];
      return {
        key: box,
        name: t('changes.price', { box }),
        past: before ? format.money(before) : t('detail.notQuoted'),
        now: after ? format.money(after) : t('detail.notQuoted'),
      };
    }),
  ];
  const columns: Column<Row>[] = [
    { key: 'name', header: t('changes.item'), priority: 'title', cell: ({ name }) => name },
    {
      key: 'past',
      header: t('changes.onDay', { day: dayText(past.day) }),
      cell: (row) => <span className={styles.former}>{row.past}</span>,
    },
    {
      key: 'now',
      header: t('changes.now'),
      cell: (row) => <span className={row.past === row.now ? styles.former : styles.latest}>{row.now}</span>,
    },
  ];
  return (
    <DataTable
      caption={t('changes.onDay', { day: dayText(past.day) })}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
