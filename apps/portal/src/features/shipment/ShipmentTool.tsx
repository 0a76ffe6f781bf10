import { useAddress } from '@fairway/site';
import { type Shipment, writeShipment } from '@fairway/trade';
import { Button, Icon, Notice } from '@fairway/ui';
import { Package } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../language/words.ts';
import type { shipment as shipmentWords } from './shipment.zh.ts';
import { summaryOf } from './shipmentAddress.ts';
import { withShipment } from './shipmentEntries.ts';
import { useShipment } from './useShipment.ts';

const ShipmentDialog = lazy(async () => ({
  default: (await import('./ShipmentDialog.tsx')).ShipmentDialog,
}));

type Words = { readonly shipment: typeof shipmentWords };

/** Shows the shipment and opens its form; the state is part of the page's address. */
export function ShipmentTool({
  sortsByTotal = false,
}: {
  /** A new shipment ranks the page's list by its total. */ sortsByTotal?: boolean;
}) {
  const { t } = useWords<Words>();
  const { shipment } = useShipment();
  const { pathname, search } = useLocation();
  const { navigate } = useAddress();
  const [open, setOpen] = useState(false);
  const change = (next: Shipment | null) => {
    const params = new URLSearchParams(search);
    // Other totals are in another order.
    params.delete('page');
    if (sortsByTotal && next && !shipment) params.set('sort', 'total');
    if (!next && params.get('sort') === 'total') params.delete('sort');
    setOpen(false);
    const address = withShipment(`${pathname}?${params}`, next ? writeShipment(next) : {});
    void navigate(address, { preventScrollReset: true });
  };
  return (
    <>
      <Button
        size="small"
        icon={<Icon icon={Package} />}
        aria-haspopup="dialog"
        aria-label={shipment ? t('shipment.edit', { summary: summaryOf(shipment) }) : undefined}
        title={shipment ? undefined : t('shipment.enterHint')}
        onClick={() => setOpen(true)}
      >
        {shipment ? summaryOf(shipment) : t('shipment.enter')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ShipmentDialog shipment={shipment} onClose={() => setOpen(false)} onApply={change} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The parts of the address that could not be read as a shipment; empty if all could. */
export function ShipmentProblems() {
  const { t } = useWords<Words>();
  const { problems } = useShipment();
  if (problems.length === 0) return null;
  return (
    <Notice tone="caution">
      {problems.map((problem) => (
        <p key={problem}>{t(`shipment.problems.${problem}`)}</p>
      ))}
    </Notice>
  );
}
