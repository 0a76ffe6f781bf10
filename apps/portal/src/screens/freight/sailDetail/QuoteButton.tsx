import type { Sailing } from '@fairway/gateway/contract/freight';
import { shipmentEntries } from '@fairway/trade';
import { ButtonLink } from '@fairway/ui';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../language/words.ts';
import { quoteEditorAddress } from '../../quote/quoteEditor/address.ts';
import type { words } from './words.zh.ts';

/** Quotes the sailing for a customer with the shipment of the address, while the sailing can be booked. */
export function QuoteButton({ sailing }: { sailing: Sailing }) {
  const { t } = useWords<typeof words>();
  const [search] = useSearchParams();
  if (sailing.closedBy !== null) return null;
  const shipment = Object.fromEntries(
    shipmentEntries.flatMap((entry) => {
      const value = search.get(entry);
      return value ? [[entry, value]] : [];
    }),
  );
  return (
    <ButtonLink tone="brand" href={quoteEditorAddress({ sailingIds: [sailing.id], shipment })}>
      {t('detail.quote')}
    </ButtonLink>
  );
}
