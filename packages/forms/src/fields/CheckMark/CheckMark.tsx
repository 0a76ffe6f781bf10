import { Icon, Spinner, VisuallyHidden } from '@fairway/ui';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckState } from '../../form/checks.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import * as styles from './CheckMark.css.ts';

export interface CheckMarkProps {
  state: CheckState;
}

/** Whether the server still looks at a field or found it good; what it found wrong stands below as the error. */
export function CheckMark({ state }: CheckMarkProps) {
  const { common } = useFormMessages();
  return (
    <>
      {state === 'checking' && <Spinner label="" />}
      {state === 'passed' && <Icon of={CircleCheck} className={styles.passed} />}
      <VisuallyHidden role="status">
        {state === 'checking' ? common.checking : state === 'passed' ? common.free : ''}
      </VisuallyHidden>
    </>
  );
}

/** What stands at the end inside a field's box: the mark, where the field is checked at all, before the field's own. */
export function endWithMark(checked: boolean, state: CheckState, end: ReactNode): ReactNode {
  if (!checked) return end;
  return (
    <>
      <CheckMark state={state} />
      {end}
    </>
  );
}
