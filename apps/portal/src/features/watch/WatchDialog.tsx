import type { PortBrief } from '@fairway/gateway/contract/harbour';
import { type WatchRow, watch as watchCalls, watchDeliveries } from '@fairway/gateway/contract/watch';
import { useLocalization, useMutation } from '@fairway/site';
import {
  readShipment,
  routeOnlyKinds,
  type ShipmentQuery,
  totalKinds,
  type WatchKind,
  watchKinds,
} from '@fairway/trade';
import {
  Button,
  Checkbox,
  Dialog,
  DialogClose,
  Notice,
  Select,
  Stack,
  Text,
  TextField,
  useMessages,
} from '@fairway/ui';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { fieldset, legend } from '../fieldset.css.ts';
import { summaryOf } from '../shipment/shipmentAddress.ts';
import { conditionsOf, draftOf, type NumberKind, numberKinds, type WatchDraft } from './watchDraft.ts';
import type { words } from './words.zh.ts';

export interface WatchTarget {
  readonly origin: PortBrief;
  readonly destination: PortBrief;
  /** Null for the whole route. */
  readonly sailing: { readonly id: string; readonly name: string } | null;
}

export interface WatchDialogProps {
  target: WatchTarget;
  /** The watch to edit; null adds one. */
  watch: WatchRow | null;
  shipment: ShipmentQuery;
  onClose: () => void;
}

/** The form of a watch: its conditions and its notifications. */
export function WatchDialog({ target, watch, shipment: query, onClose }: WatchDialogProps) {
  const { t, nameOf } = useWords<typeof words>();
  const { common } = useMessages();
  const { language } = useLocalization();
  const [draft, setDraft] = useState(() => draftOf(watch));
  const [tried, setTried] = useState(false);
  const { origin, destination, sailing } = target;
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
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const choices = {
      ...{ conditions: read.conditions, shipment: query, delivery: draft.delivery },
      language: language === 'zh' ? ('zh' as const) : ('en' as const),
      zone: zone === '' ? 'UTC' : zone,
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
    <Dialog
      open
      onClose={onClose}
      title={sailing ? t('watch.newSailing', { sailing: sailing.name }) : t('watch.newRoute', { route })}
      description={t('watch.lead')}
      footer={
        <>
          <DialogClose>{common.cancel}</DialogClose>
          <Button tone="brand" loading={add.pending || change.pending} onClick={submit}>
            {t('watch.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {problems.includes('none') ? (
          <Notice tone="bad" live="assertive">
            {t('watch.noCondition')}
          </Notice>
        ) : null}
        <fieldset className={fieldset}>
          <legend className={legend}>{t('watch.conditions')}</legend>
          <Stack gap="s">
            {watchKinds.filter(isPossible).map((kind) => (
              <Condition
                key={kind}
                {...{ kind, draft, problems, currency: shipment?.currency ?? 'USD' }}
                onChange={(part) => setDraft({ ...draft, ...part })}
              />
            ))}
          </Stack>
        </fieldset>
        <Text size="small" tone="quiet">
          {shipment ? t('watch.shipment', { summary: summaryOf(shipment) }) : t('watch.noShipment')}
        </Text>
        <Select
          label={t('watch.delivery')}
          hint={t('watch.deliveryHint')}
          value={draft.delivery}
          options={watchDeliveries.map((value) => ({ value, label: t(`watch.deliveries.${value}`) }))}
          onChange={({ target: { value } }) => {
            const delivery = watchDeliveries.find((each) => each === value);
            if (delivery) setDraft({ ...draft, delivery });
          }}
        />
      </Stack>
    </Dialog>
  );
}

interface ConditionProps {
  kind: WatchKind;
  draft: WatchDraft;
  problems: readonly string[];
  currency: string;
  onChange: (part: Partial<WatchDraft>) => void;
}

/** One condition to tick, with its number where it has one. */
function Condition({ kind, draft, problems, currency, onChange }: ConditionProps) {
  const { t } = useWords<typeof words>();
  const { kinds } = draft;
  const checked = kinds.includes(kind);
  const numberKind = isNumberKind(kind) ? kind : null;
  return (
    <>
      <Checkbox
        label={t(`watch.kinds.${kind}`)}
        checked={checked}
        onChange={() =>
          onChange({ kinds: checked ? kinds.filter((each) => each !== kind) : [...kinds, kind] })
        }
      />
      {numberKind && checked ? (
        <TextField
          label={t(`watch.${numberWords[numberKind].label}`, { currency })}
          inputMode="decimal"
          value={draft[numberKind]}
          error={problems.includes(numberKind) ? t(`watch.${numberWords[numberKind].problem}`) : undefined}
          onChange={({ target }) => onChange({ [numberKind]: target.value })}
        />
      ) : null}
    </>
  );
}

function isNumberKind(kind: WatchKind): kind is NumberKind {
  return numberKinds.some((each) => each === kind);
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
