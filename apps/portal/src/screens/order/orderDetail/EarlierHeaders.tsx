import type { FormStore } from '@fairway/forms';
import type { RememberedHeader } from '@fairway/gateway/contract/invoice';
import { Button, Inline, Text } from '@fairway/ui';
import type { InvoiceValues } from './invoiceForm.ts';
import { useWords } from './words.ts';

interface EarlierHeadersProps {
  headers: readonly RememberedHeader[];
  form: FormStore<InvoiceValues>;
}

/** Headers of earlier invoices: one press fills the form. */
export function EarlierHeaders({ headers, form }: EarlierHeadersProps) {
  const { t } = useWords();
  if (headers.length === 0) return null;
  const fill = ({ source: _, ...kept }: RememberedHeader) => {
    for (const [name, value] of Object.entries(kept)) form.set(name as keyof InvoiceValues, value);
  };
  return (
    <div>
      <Text size="small" tone="quiet">
        {t('orderDetail.earlier')}
      </Text>
      <Inline gap="s">
        {headers.map((each) => (
          <Button key={`${each.header} ${each.taxNumber}`} size="small" onClick={() => fill(each)}>
            {each.header}
            {each.source === 'certification' ? ` · ${t('orderDetail.certified')}` : null}
          </Button>
        ))}
      </Inline>
    </div>
  );
}
