import { Form, SelectField, SubmitButton, TrackingNumberField, useForm } from '@fairway/forms';
import { containerNumber, follows, required } from '@fairway/trade';
import { Badge, type Column, DataTable, EmptyState, Stack, useMessages } from '@fairway/ui';
import * as v from 'valibot';

const words = {
  zh: {
    kind: '号码类型',
    bill: '提单号',
    container: '箱号',
    add: '跟踪',
    caption: '跟踪中的货物',
    number: '号码',
    place: '最新动态',
    at: '时间',
    state: '状态',
    sailing: '在途',
    arrived: '已到港',
    late: '延误',
    none: '还没有跟踪的号码',
    first: '输入提单号或箱号，开始跟踪。',
  },
  en: {
    kind: 'Number type',
    bill: 'B/L number',
    container: 'Container number',
    add: 'Track',
    caption: 'Tracked cargo',
    number: 'Number',
    place: 'Latest event',
    at: 'Time',
    state: 'Status',
    sailing: 'In transit',
    arrived: 'Arrived',
    late: 'Delayed',
    none: 'Nothing tracked yet',
    first: 'Enter a B/L or container number to start tracking.',
  },
};
type Words = (typeof words)['en'];

export interface Tracked {
  readonly number: string;
  /** The latest event as the carrier reported it. */
  readonly event: string;
  /** Its time at the place. */
  readonly at: string;
  readonly state: 'sailing' | 'arrived' | 'late';
}

const schema = v.variant('kind', [
  v.object({ kind: v.literal('bill'), number: v.pipe(v.string(), follows(required)) }),
  v.object({ kind: v.literal('container'), number: v.pipe(v.string(), follows(required, containerNumber)) }),
]);
export type TrackingRequest = v.InferOutput<typeof schema>;

export interface TrackingListProps {
  rows: readonly Tracked[];
  /** Starts to track a number. An error that it throws is shown at the field or above the form. */
  track: (request: TrackingRequest) => Promise<void>;
  hrefOf: (row: Tracked) => string;
}

const tones = { sailing: 'info', arrived: 'good', late: 'caution' } as const;
const columnsOf = (t: Words): Column<Tracked>[] => [
  { key: 'number', header: t.number, value: ({ number }) => number, priority: 'title' },
  { key: 'event', header: t.place, value: ({ event }) => event },
  { key: 'at', header: t.at, value: ({ at }) => at },
  { key: 'state', header: t.state, cell: ({ state }) => <Badge tone={tones[state]}>{t[state]}</Badge> },
];

/** The numbers that a shipper tracks, with the form that adds one. */
export function TrackingList({ rows, track, hrefOf }: TrackingListProps) {
  const t = words[useMessages().lang.startsWith('zh') ? 'zh' : 'en'];
  const form = useForm({
    initial: { kind: 'bill', number: '' },
    schema,
    onSubmit: async (request) => {
      await track(request);
      form.reset();
    },
  });
  const kinds = [
    { value: 'bill', label: t.bill },
    { value: 'container', label: t.container },
  ];
  return (
    <Stack gap="xl">
      <Form form={form}>
        <SelectField name="kind" label={t.kind} options={kinds} />
        <TrackingNumberField name="number" kindName="kind" />
        <SubmitButton>{t.add}</SubmitButton>
      </Form>
      <DataTable
        caption={t.caption}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ number }) => number}
        rowHref={hrefOf}
        empty={
          <EmptyState kind="none-yet" size="small" title={t.none}>
            {t.first}
          </EmptyState>
        }
      />
    </Stack>
  );
}
