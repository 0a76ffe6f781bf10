import type { Sailing } from '@fairway/gateway/contract/freight';
import { ButtonLink } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { quoteEditorAddress } from '../../quote/quoteEditor/address.ts';
import type { words } from './words.zh.ts';

/** Quotes the sailing for a customer, while it can be booked. */
export function QuoteButton({ sailing, shipment }: { sailing: Sailing; shipment?: object }) {
  const { t } = useWords<typeof words>();
  if (sailing.closedBy !== null) return null;
  const href = quoteEditorAddress({ sailingIds: [sailing.id], ...(shipment ? { shipment } : {}) });
  return (
    <ButtonLink tone="brand" href={href}>
      {t('detail.quote')}
    </ButtonLink>
  );
}
