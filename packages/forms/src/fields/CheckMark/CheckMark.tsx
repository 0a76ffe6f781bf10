import { Icon, Spinner, VisuallyHidden } from '@fairway/ui';
import { CircleCheck } from 'lucide-react';
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
