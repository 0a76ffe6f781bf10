import { useNow } from '@fairway/site';
import {
  type CostCurrency,
  costCurrencies,
  incotermFacts,
  mostBoxesOfType,
  type Shipment,
  shipmentBoxes,
  shipmentBoxFacts,
  usualTerms,
} from '@fairway/trade';
import {
  Button,
  DatePicker,
  Dialog,
  DialogClose,
  Notice,
  QuantityStepper,
  Segmented,
  Select,
  Stack,
  TextField,
  useMessages,
} from '@fairway/ui';
import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { fieldset, legend } from '../fieldset.css.ts';
import * as styles from './ShipmentDialog.css.ts';
import type { shipment as shipmentWords } from './shipment.zh.ts';
import { draftOf, incotermOptions, shipmentOfDraft, visibleBoxes } from './shipmentDraft.ts';

type Words = { readonly shipment: typeof shipmentWords };

export interface ShipmentDialogProps {
  shipment: Shipment | null;
  onClose: () => void;
  /** Null clears it. */
  onApply: (shipment: Shipment | null) => void;
}

/** The form of a shipment. */
export function ShipmentDialog({ shipment, onClose, onApply }: ShipmentDialogProps) {
  const { t } = useWords<Words>();
  const { common } = useMessages();
  const now = useNow();
  const [draft, setDraft] = useState(() => draftOf(shipment));
  const [tried, setTried] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const read = shipmentOfDraft(draft);
  const problem = (name: 'boxes' | 'goods') => tried && 'problems' in read && read.problems.includes(name);
  const { incoterm } = draft;
  const term = incoterm === '' ? null : incotermFacts[incoterm];
  const currencies = costCurrencies.map((value) => ({ value, label: value }));
  const visible = visibleBoxes(draft.counts);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('shipment' in read) onApply(read.shipment);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shipment.title')}
      description={t('shipment.lead')}
      footer={
        <>
          {shipment ? (
            <Button tone="quiet" onClick={() => onApply(null)}>
              {t('shipment.clear')}
            </Button>
          ) : null}
          <DialogClose>{common.cancel}</DialogClose>
          <Button tone="brand" type="submit" form={formId}>
            {t('shipment.apply')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          {problem('boxes') ? (
            <Notice tone="bad" live="assertive">
              {t('shipment.noBoxes')}
            </Notice>
          ) : null}
          <fieldset className={fieldset}>
            <legend className={legend}>{t('shipment.boxes')}</legend>
            <div className={styles.boxes}>
              {visible.map((box) => (
                <QuantityStepper
                  key={box}
                  label={box}
                  aria-label={t('shipment.boxesOf', { box })}
                  size="small"
                  min={0}
                  max={mostBoxesOfType}
                  value={draft.counts[box] ?? 0}
                  onChange={(count) => set({ counts: { ...draft.counts, [box]: count ?? 0 } })}
                />
              ))}
              <Select
                label={t('shipment.moreBoxes')}
                hint={t('shipment.moreBoxesHint')}
                size="small"
                placeholder="—"
                value=""
                options={(['dry', 'reefer', 'special'] as const).map((kind) => ({
                  label: t(`shipment.kinds.${kind}`),
                  options: shipmentBoxes
                    .filter((box) => shipmentBoxFacts[box].kind === kind && !visible.includes(box))
                    .map((box) => ({ value: box, label: box })),
                }))}
                onChange={({ target }) => {
                  if (target.value !== '') set({ counts: { ...draft.counts, [target.value]: 1 } });
                }}
              />
            </div>
          </fieldset>
          <div className={styles.pair}>
            <Select
              label={t('shipment.incoterm')}
              placeholder={t('shipment.noIncoterm')}
              value={incoterm}
              options={incotermOptions}
              error={
                term?.fit === 'unfit' && term.instead
                  ? t('shipment.unfit', { term: incoterm, instead: term.instead })
                  : undefined
              }
              hint={
                term?.fit === 'usual' && term.instead
                  ? t('shipment.usual', { term: incoterm, instead: term.instead })
                  : undefined
              }
              onChange={({ target }) => {
                const next = incotermOptions.find(({ value }) => value === target.value)?.value ?? '';
                set({ incoterm: next, terms: usualTerms(next === '' ? null : next) });
              }}
            />
            <Segmented
              label={t('shipment.terms')}
              labelHidden={false}
              options={(['prepaid', 'collect'] as const).map((value) => ({
                value,
                label: t(`shipment.termsOf.${value}`),
              }))}
              value={draft.terms}
              onChange={(terms) => set({ terms })}
            />
          </div>
          <div className={styles.pair}>
            <DatePicker
              label={t('shipment.ready')}
              hint={t('shipment.readyHint')}
              now={now}
              value={draft.ready}
              onChange={(ready) => set({ ready })}
            />
            <Segmented
              label={t('shipment.currency')}
              labelHidden={false}
              options={currencies}
              value={draft.currency}
              onChange={(currency: CostCurrency) => set({ currency })}
            />
          </div>
          <div className={styles.pair}>
            <TextField
              label={t('shipment.goods')}
              hint={t('shipment.goodsHint')}
              inputMode="decimal"
              value={draft.goods}
              error={problem('goods') ? t('shipment.badGoods') : undefined}
              onChange={({ target }) => set({ goods: target.value })}
            />
            <Select
              label={t('shipment.goodsCurrency')}
              value={draft.goodsCurrency}
              options={currencies}
              onChange={({ target }) => {
                const goodsCurrency = costCurrencies.find((each) => each === target.value);
                if (goodsCurrency) set({ goodsCurrency });
              }}
            />
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
