import { Check, Copy } from 'lucide-react';
import {
  type ClipboardEvent,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useState,
} from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Copyable.css.ts';

export interface CopyableProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /** The copied text, without the spaces and hyphens that only aid reading. */
  value: string;
  /** Names the thing in the button: "Copy container number". */
  name: string;
  /** The displayed content; the value itself by default. */
  children?: ReactNode;
}

/** How long "Copied" is shown, ms. */
const acknowledged = 2_000;

/** A code with a button that copies it clean. */
export function Copyable({ value, name, className, children, ...rest }: CopyableProps) {
  const { copyable } = useMessages();
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), acknowledged);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult('copied');
    } catch {
      // Without permission, or on a page without TLS: the value is selectable as a whole.
      setResult('refused');
    }
  };
  return (
    <span className={joinClasses(styles.copyable, className)} {...rest}>
      <span className={styles.value} translate="no" onCopy={(event) => copyClean(event, value)}>
        {children ?? value}
      </span>
      <button type="button" className={styles.button} aria-label={copyable.copy(name)} onClick={copy}>
        <Icon icon={result === 'copied' ? Check : Copy} />
      </button>
      <VisuallyHidden role="status">{result ? copyable[result] : ''}</VisuallyHidden>
    </span>
  );
}

/** Selected as a whole and copied by keys, it is as clean as by the button; of a part, the part is meant. */
function copyClean(event: ClipboardEvent<HTMLSpanElement>, value: string) {
  const selected = document.getSelection()?.toString().trim();
  if (selected !== event.currentTarget.textContent?.trim()) return;
  event.clipboardData.setData('text/plain', value);
  event.preventDefault();
}
