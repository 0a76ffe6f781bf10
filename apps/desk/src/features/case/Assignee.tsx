import { Form, SelectField, SubmitButton } from '@fairway/forms';
import { useMutationForm, useRevalidate } from '@fairway/site';
import { Button, Select } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { WithForms } from '../WithForms.tsx';
import * as styles from './Case.css.ts';
import { ChangeNotice } from './ChangeNotice.tsx';
import type { CaseChange, ReviewedCase } from './content.ts';
import type { AssigneeFilterProps, CasePartProps } from './options.ts';
import { changesIn } from './useDecision.ts';

/** Assigns cases to colleagues. */
export const assignee = { View: Assignee, Filter: AssigneeFilter };

/** The colleague who handles a case: take it, hand it over, or unassign it. */
function Assignee<Case extends ReviewedCase, W>(props: CasePartProps<Case, W>) {
  return (
    <WithForms>
      <AssigneeForm {...props} />
    </WithForms>
  );
}

function AssigneeForm<Case extends ReviewedCase, W>(props: CasePartProps<Case, W>) {
  const { open, options, say } = props;
  const [changes, setChanges] = useState<readonly CaseChange[]>();
  const revalidate = useRevalidate();
  const { assignedTo, colleagues = [] } = open;
  const { changed, assign } = options;
  const self = colleagues.find(({ own }) => own);
  const form = useMutationForm({
    initial: { staffId: assignedTo?.id ?? '' },
    schema: v.object({ staffId: v.string() }),
    run: async ({ staffId }, send) => assign?.send(open, staffId || null, send),
    subject: 'case-assigned',
    success: say('assign.done'),
    // After a refusal, the notice stays until the user loads the latest state.
    refresh: false,
    onSuccess: revalidate,
    onError: (error) => {
      const latest = changesIn(error, changed);
      setChanges(latest);
      return latest !== undefined;
    },
  });
  const give = (staffId: string) => {
    form.set('staffId', staffId);
    return form.submit();
  };
  return (
    <Form form={form} summary="form" aria-label={say('assign.title')}>
      {changes ? <ChangeNotice changes={changes} say={say} /> : null}
      <div className={styles.assignee}>
        <SelectField
          name="staffId"
          label={say('assign.to')}
          placeholder={say('assign.noOne')}
          options={colleagues.map(({ id, name, own }) => ({
            value: id,
            label: own ? say('assign.self', { name }) : name,
          }))}
        />
        <SubmitButton tone="line">{say('assign.save')}</SubmitButton>
        {assignedTo?.own ? (
          <Button tone="quiet" onClick={() => void give('')}>
            {say('assign.release')}
          </Button>
        ) : self ? (
          <Button tone="quiet" onClick={() => void give(self.id)}>
            {say('assign.take')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

/** The filter of a queue by its assignees. */
function AssigneeFilter({ value, onChange, say }: AssigneeFilterProps) {
  return (
    <Select
      label={say('assign.filter')}
      value={value}
      options={[
        { value: '', label: say('assign.everyone') },
        { value: 'me', label: say('assign.me') },
        { value: 'nobody', label: say('assign.nobody') },
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
