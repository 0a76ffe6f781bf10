import { useLocalization } from '@fairway/site';
import { Button, Icon } from '@fairway/ui';
import { BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useShipmentQuery } from '../shipment/useShipment.ts';
import type { FormTarget } from './watchTarget.ts';

const dialog = () => import('./WatchDialog.tsx');

interface WatchButtonProps {
  target: FormTarget;
  label: string;
}

/** Opens the form of a watch with the shipment of the address; form and words load with the press. */
export function WatchButton({ label, target }: WatchButtonProps) {
  const { loadWords } = useLocalization();
  const shipment = useShipmentQuery();
  const [Dialog] = useState(() =>
    lazy(async () => {
      const [module] = await Promise.all([dialog(), loadWords('features/watch')]);
      return { default: module.WatchDialog };
    }),
  );
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon icon={BellRing} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Dialog target={target} watch={null} shipment={shipment} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
