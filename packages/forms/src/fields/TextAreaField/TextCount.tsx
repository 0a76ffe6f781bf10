import { VisuallyHidden } from '@fairway/ui';
import { useFormContext } from '../../form/context.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import * as styles from './TextArea.css.ts';

/** The count is announced from this many characters before the limit. */
const soon = 20;

export interface TextCountProps {
  /** The field whose characters are counted. */
  name: string;
  max: number;
}

/**
 * Counts the characters of a field. Only this component renders on each key, and it announces the count only near the
 * limit.
 */
export function TextCount({ name, max }: TextCountProps) {
  const { common } = useFormMessages();
  const { length } = String(useFieldValue(useFormContext(), name) ?? '');
  const left = max - length;
  return (
    <>
      <span className={left < 0 ? styles.over : undefined}>{common.count(length, max)}</span>
      <VisuallyHidden role="status">
        {left < 0 ? common.over(-left) : left <= soon ? common.left(left) : ''}
      </VisuallyHidden>
    </>
  );
}
