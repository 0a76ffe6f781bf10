import { companyFramework, type Department, type Employee } from '@fairway/gateway/contract/companyFramework';
import { useSite } from '@fairway/site';
import { Button, Dialog, Select } from '@fairway/ui';
import { useState } from 'react';
import { CancelButton } from '../../../features/company/CancelButton.tsx';
import { useChanges } from '../../../features/company/useChanges.ts';
import { optionsOf } from './departments.ts';
import { useWords } from './words.ts';

export interface MoveDialogProps {
  employees: readonly Employee[];
  departments: readonly Department[];
  onClose: () => void;
  /** They are moved. */
  onMoved: () => void;
}

/** Several people go to one department, all of them or none. */
export function MoveDialog({ employees, departments, onClose, onMoved }: MoveDialogProps) {
  const { t } = useWords();
  const { send } = useSite();
  const { explain, done } = useChanges();
  const [to, setTo] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const move = async () => {
    setBusy(true);
    const body = {
      employees: employees.map(({ id, version }) => ({ id, version })),
      departmentId: to || null,
    };
    try {
      const { moved } = await send(companyFramework.moveEmployees, { body });
      onMoved();
      done(t('framework.done.moved', { count: moved }));
    } catch (error) {
      setProblem(explain(error) || null);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('framework.moveTitle', { count: employees.length })}
      busy={busy}
      error={problem}
      footer={
        <>
          <CancelButton />
          <Button tone="brand" loading={busy} onClick={() => void move()}>
            {t('framework.move')}
          </Button>
        </>
      }
    >
      <Select
        label={t('framework.department')}
        placeholder={t('framework.top')}
        options={optionsOf(departments)}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
    </Dialog>
  );
}
