import { numbersOf } from '../../../provider/numbersOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Confirm } from '../../overlays/Confirm/Confirm.tsx';
import type { Selection } from '../DataGrid/machine/selection.ts';
import type { Bulk, BulkAction } from './useBulk.ts';

interface BulkConfirmProps {
  bulk: Bulk;
  action: BulkAction | undefined;
  selection: Selection;
}

/** Asks for confirmation before an action on many rows, with their number and the excluded rows. */
export function BulkConfirm({ bulk, action, selection }: BulkConfirmProps) {
  const { bulkBar: t, lang } = useMessages();
  const { state } = bulk;
  if (state.step !== 'asking' || !action) return null;
  const format = numbersOf(lang);
  const { count } = state;
  const except = selection.kind === 'all' ? selection.except.size : 0;
  return (
    <Confirm
      open
      onClose={bulk.cancel}
      title={
        count === undefined
          ? t.confirmTitleUnknown(action.label)
          : t.confirmTitle(action.label, format(count))
      }
      tone={action.tone === 'danger' ? 'danger' : 'brand'}
      confirmLabel={action.label}
      onConfirm={bulk.start}
    >
      {selection.kind === 'all' && (
        <>
          {count === undefined ? t.confirmAllUnknown : t.confirmAll(format(count + except))}
          {except > 0 && t.exceptions(format(except))}
        </>
      )}
    </Confirm>
  );
}
