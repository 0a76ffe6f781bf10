import type { WatchRow } from '@fairway/gateway/contract/watch';
import type { ShipmentQuery } from '@fairway/trade';
import { NumberWatchDialog } from './NumberWatchDialog.tsx';
import { RouteWatchDialog } from './RouteWatchDialog.tsx';
import type { FormTarget } from './watchTarget.ts';

export interface WatchDialogProps {
  target: FormTarget;
  /** The watch to edit; null adds one. */
  watch: WatchRow | null;
  /** Of the totals; a number has none. */
  shipment: ShipmentQuery;
  onClose: () => void;
}

/** The form of a watch, for its target. */
export function WatchDialog({ target, ...props }: WatchDialogProps) {
  return target.kind === 'number' ? (
    <NumberWatchDialog target={target} watch={props.watch} onClose={props.onClose} />
  ) : (
    <RouteWatchDialog target={target} {...props} />
  );
}
