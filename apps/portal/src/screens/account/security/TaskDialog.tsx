import type { SecurityState } from '@fairway/gateway/contract/security';
import { WithForms } from '../../../features/account/WithForms.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { BindDialog, UnbindDialog } from './ContactDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SocialBindDialog, SocialUnbindDialog } from './SocialDialog.tsx';
import type { Task } from './Ways.tsx';

export interface TaskDialogProps {
  task: Task;
  state: SecurityState;
  onClose: () => void;
  /** Every session has ended, this one too. */
  onLeave: () => Promise<void>;
}

/** The dialog of the change that the user has started. */
export function TaskDialog(props: TaskDialogProps) {
  return (
    <WithForms>
      <Dialogs {...props} />
    </WithForms>
  );
}

function Dialogs({ task, state, onClose, onLeave }: TaskDialogProps) {
  if (task.what === 'password') return <PasswordDialog state={state} onClose={onClose} onChanged={onLeave} />;
  if (task.of === 'weixin') {
    return task.what === 'bind' ? (
      <SocialBindDialog onClose={onClose} />
    ) : (
      <SocialUnbindDialog state={state} onClose={onClose} />
    );
  }
  const shared = { kind: task.of, current: state[task.of] ?? '', onClose };
  if (task.what === 'bind') return <BindDialog {...shared} />;
  return task.what === 'change' ? <ChangeDialog {...shared} /> : <UnbindDialog {...shared} />;
}
