import type { Sailing } from '@fairway/gateway/contract/freight';
import { ButtonLink } from '@fairway/ui';
import { useShipmentQuery } from '../../../features/shipment/useShipment.ts';
import { useWords } from '../../../language/words.ts';
import { quoteEditorAddress } from '../../quote/quoteEditor/address.ts';
import type { words } from './words.zh.ts';

/** Quotes the sailing for a customer with the shipment of the address, while the sailing can be booked. */
export function QuoteButton({ sailing }: { sailing: Sailing }) {
  const { t } = useWords<typeof words>();
  const shipment = useShipmentQuery();
  if (sailing.closedBy !== null) return null;
  return (
    <ButtonLink tone="brand" href={quoteEditorAddress({ sailingIds: [sailing.id], shipment })}>
      {t('detail.quote')}
    </ButtonLink>
  );
}
