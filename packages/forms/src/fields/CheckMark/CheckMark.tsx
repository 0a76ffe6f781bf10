import { Icon, Spinner, VisuallyHidden } from '@fairway/ui';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckState } from '../../form/checks.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import * as styles from './CheckMark.css.ts';

export interface CheckMarkProps {
  state: CheckState;
}

/** Whether the server is still checking a field or has accepted it. A problem is shown below as the error. */
export function CheckMark({ state }: CheckMarkProps) {
  const { common } = useFormMessages();
  return (
    <>
      {state === 'checking' && <Spinner label="" />}
      {state === 'passed' && <Icon icon={CircleCheck} className={styles.passed} />}
      <VisuallyHidden role="status">
        {state === 'checking' ? common.checking : state === 'passed' ? common.free : ''}
      </VisuallyHidden>
    </>
  );
}

/** The content at the end of a field's box: the check mark, if the field is checked, before the field's own content. */
export function endWithMark(checked: boolean, state: CheckState, end: ReactNode): ReactNode {
  if (!checked) return end;
  return (
    <>
      <CheckMark state={state} />
      {end}
    </>
  );
}
