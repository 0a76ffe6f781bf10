import type { FormStore } from '@fairway/forms';
import type { RememberedHeader } from '@fairway/gateway/contract/invoice';
import { Button, Inline, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { InvoiceValues } from './invoiceForm.ts';
import type { words } from './words.zh.ts';

interface EarlierHeadersProps {
  headers: readonly RememberedHeader[];
  form: FormStore<InvoiceValues>;
}

/** Headers of earlier invoices: one press fills the form. */
export function EarlierHeaders({ headers, form }: EarlierHeadersProps) {
  const { t } = useWords<typeof words>();
  if (headers.length === 0) return null;
  const fill = ({ source: _, ...header }: RememberedHeader) => {
    for (const [name, value] of Object.entries(header)) form.set(name as keyof InvoiceValues, value);
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
