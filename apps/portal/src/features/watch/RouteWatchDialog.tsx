import { type WatchRow, watch as watchCalls } from '@fairway/gateway/contract/watch';
import { useMutation } from '@fairway/site';
import {
  readShipment,
  routeOnlyKinds,
  type ShipmentQuery,
  totalKinds,
  type WatchKind,
  watchKinds,
} from '@fairway/trade';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { summaryOf } from '../shipment/shipmentAddress.ts';
import { ConditionField } from './ConditionField.tsx';
import { toggled } from './toggled.ts';
import { useWatchChannel } from './useWatchChannel.ts';
import { WatchForm } from './WatchForm.tsx';
import { conditionsOf, draftOf, type NumberKind, numberKinds } from './watchDraft.ts';
import type { RouteTarget } from './watchTarget.ts';
import type { words } from './words.zh.ts';

export interface RouteWatchDialogProps {
  target: RouteTarget;
  /** The watch to edit; null adds one. */
  watch: WatchRow | null;
  shipment: ShipmentQuery;
  onClose: () => void;
}

/** The form of a watch on a route or a sailing: its conditions and its notifications. */
export function RouteWatchDialog({ target, watch, shipment: query, onClose }: RouteWatchDialogProps) {
  const { t, nameOf } = useWords<typeof words>();
  const channel = useWatchChannel();
  const [draft, setDraft] = useState(() => draftOf(watch));
  const [tried, setTried] = useState(false);
  const { origin, destination } = target;
  const sailing = target.kind === 'sailing' ? target : null;
  const { shipment } = readShipment(query);
  const read = conditionsOf(draft);
  const problems = tried && 'problems' in read ? read.problems : [];
  const done = { success: t('watch.saved'), onSuccess: onClose };
  const add = useMutation(watchCalls.add, {
    ...done,
    refresh: false,
    subject: 'watch',
    afterLogin: `watch ${origin.code}-${destination.code}`,
  });
  const change = useMutation(watchCalls.change, { ...done, subject: watch?.id ?? 'new' });
  const submit = () => {
    setTried(true);
    if (!('conditions' in read)) return;
    const choices = {
      ...{ conditions: read.conditions, shipment: query, delivery: draft.delivery },
      ...channel(),
    };
    if (watch) void change.mutate({ body: { id: watch.id, ...choices } });
    else {
      const ends = { origin: origin.code, destination: destination.code, sailingId: sailing?.id ?? null };
      void add.mutate({ body: { ...ends, ...choices } });
    }
  };
  const route = t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
  const isPossible = (kind: WatchKind) =>
    (shipment !== null || !totalKinds.includes(kind)) && (sailing === null || !routeOnlyKinds.includes(kind));
  return (
    <WatchForm
      title={sailing ? t('watch.newSailing', { sailing: sailing.name }) : t('watch.newRoute', { route })}
      lead={t('watch.lead')}
      delivery={draft.delivery}
      onDelivery={(delivery) => setDraft({ ...draft, delivery })}
      noCondition={problems.includes('none')}
      pending={add.pending || change.pending}
      note={shipment ? t('watch.shipment', { summary: summaryOf(shipment) }) : t('watch.noShipment')}
      onSubmit={submit}
      onClose={onClose}
    >
      {watchKinds.filter(isPossible).map((kind) => {
        const numberKind = numberKinds.find((each) => each === kind);
        return (
          <ConditionField
            key={kind}
            label={t(`watch.kinds.${kind}`)}
            checked={draft.kinds.includes(kind)}
            onToggle={() => setDraft({ ...draft, kinds: toggled(draft.kinds, kind) })}
            number={
              numberKind && {
                label: t(`watch.${numberWords[numberKind].label}`, { currency: shipment?.currency ?? 'USD' }),
                value: draft[numberKind],
                error: problems.includes(numberKind)
                  ? t(`watch.${numberWords[numberKind].problem}`)
                  : undefined,
                onChange: (value) => setDraft({ ...draft, [numberKind]: value }),
              }
            }
          />
        );
      })}
    </WatchForm>
  );
}

const limitWords = { label: 'limit', problem: 'badLimit' } as const;
const percentWords = { label: 'percent', problem: 'badPercent' } as const;
/** How the number of each kind is labelled, and refused. */
const numberWords = {
  totalUnder: limitWords,
  totalOver: limitWords,
  totalMoved: percentWords,
  reliabilityUnder: percentWords,
  priceOld: { label: 'days', problem: 'badDays' },
} as const satisfies Record<NumberKind, { readonly label: string; readonly problem: string }>;
