import { Button, Icon, VisuallyHidden } from '@fairway/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Copies all declaration elements, a line each, as a declaration is filled in. */
export function CopyElements({ elements }: { elements: readonly string[] }) {
  const { t } = useWords<typeof words>();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(elements.map((each, index) => `${index + 1}. ${each}`).join('\n'));
    setCopied(true);
  };
  return (
    <>
      <Button
        size="small"
        icon={<Icon icon={copied ? Check : Copy} />}
        // Without leave to write there is the text to select.
        onClick={() => void copy().catch(() => undefined)}
      >
        {copied ? t('hsDetail.copied') : t('hsDetail.copyElements')}
      </Button>
      <VisuallyHidden role="status">{copied ? t('hsDetail.copied') : ''}</VisuallyHidden>
    </>
  );
}
