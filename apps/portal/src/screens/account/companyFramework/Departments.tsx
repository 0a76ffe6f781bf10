import { companyFramework, type Department } from '@fairway/gateway/contract/companyFramework';
import { useMutation, useNotify } from '@fairway/site';
import { Button, Heading, Icon, Inline, Menu, MenuItem, Tree, type TreeMove } from '@fairway/ui';
import { useMedia } from '@fairway/ui/utilities';
import { Ellipsis, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './CompanyFrameworkScreen.css.ts';
import { DepartmentBox } from './DepartmentBox.tsx';
import { treeOf } from './departments.ts';
import type { words } from './words.zh.ts';

/** The id of the whole company among the departments. */
const everybody = 'company';

/** Fewer departments than this are found by looking. */
const searchFrom = 8;

export interface DepartmentsProps {
  companyName: string;
  employees: number;
  departments: readonly Department[];
  /** The department whose people are shown; null for all. */
  selected: string | null;
  onSelect: (id: string | null) => void;
  onAdd: (parentId: string | null) => void;
  onEdit: (department: Department) => void;
}

/** The departments as a tree, or as a box to find one in where there is no room for one: hundreds of lines are drawn once. */
export function Departments(props: DepartmentsProps) {
  return useMedia('narrow') ? <DepartmentChoice {...props} /> : <DepartmentTree {...props} />;
}

function DepartmentChoice(props: DepartmentsProps) {
  const { departments, selected, onSelect } = props;
  const { t } = useWords<typeof words>();
  return (
    <div className={styles.choice}>
      <DepartmentBox
        departments={departments}
        value={selected}
        onChange={onSelect}
        placeholder={t('framework.everybody')}
      />
      <DepartmentMenu {...props} />
    </div>
  );
}

function DepartmentTree(props: DepartmentsProps) {
  const { companyName, employees, departments, selected, onSelect } = props;
  const { t } = useWords<typeof words>();
  const changes = useChanges();
  const notify = useNotify(changes.subject);
  const place = useMutation(companyFramework.updateDepartment, {
    ...changes,
    // The tree restores the department, without an announcement.
    onError: (error) => {
      notify(changes.explain(error) || '', 'bad');
      return false;
    },
  });
  // Hundreds of lines are counted and formatted again only when the departments change.
  const top = useMemo(
    () => treeOf(departments, (count) => t('framework.people', { count })),
    [departments, t],
  );
  const choose = (id: string) => onSelect(id === everybody ? null : id);
  const move = async ({ id, to }: TreeMove) => {
    const { version, name } = departments.find((department) => department.id === id) ?? {};
    if (version === undefined || name === undefined) return;
    const parentId = to === everybody ? null : to;
    // Refreshed before it can be undone: undoing needs the version that this move created.
    await place.mutateAsync({ body: { id, version, name, parentId } });
  };
  return (
    <div className={styles.side}>
      <Inline gap="s" justify="between">
        <Heading level={2} size="lead">
          {t('framework.tree')}
        </Heading>
        <DepartmentMenu {...props} />
      </Inline>
      <Tree
        label={t('framework.tree')}
        selected={selected ?? everybody}
        onSelect={choose}
        searchable={departments.length > searchFrom}
        onMove={move}
        nodes={[
          {
            id: everybody,
            name: companyName || t('framework.everybody'),
            end: employees,
            endLabel: t('framework.people', { count: employees }),
            children: top,
          },
        ]}
      />
    </div>
  );
}

function DepartmentMenu({ departments, selected, onAdd, onEdit, onSelect }: DepartmentsProps) {
  const { t } = useWords<typeof words>();
  const changes = useChanges();
  const remove = useMutation(
    ({ id, version }: Department, send) => send(companyFramework.deleteDepartment, { body: { id, version } }),
    {
      ...changes,
      confirm: ({ name }) => ({
        title: t('framework.deleteDepartmentAsk', { name }),
        text: t('framework.deleteDepartmentText'),
        tone: 'danger',
        confirmLabel: t('framework.deleteDepartment'),
      }),
      success: t('framework.done.department'),
      onSuccess: (_, { parentId }) => onSelect(parentId),
    },
  );
  const here = departments.find(({ id }) => id === selected);
  if (!here) {
    return (
      <Button size="small" tone="quiet" icon={<Icon icon={Plus} />} onClick={() => onAdd(null)}>
        {t('framework.addDepartment')}
      </Button>
    );
  }
  const label = t('framework.departmentActions', { name: here.name });
  return (
    <Menu
      label={label}
      placement="bottom-end"
      trigger={(props) => (
        <Button {...props} size="small" tone="quiet" icon={<Icon icon={Ellipsis} />} aria-label={label} />
      )}
    >
      <MenuItem onSelect={() => onAdd(here.id)}>{t('framework.addBelow')}</MenuItem>
      <MenuItem onSelect={() => onEdit(here)}>{t('framework.editDepartment')}</MenuItem>
      <MenuItem tone="danger" onSelect={() => void remove.mutate(here)}>
        {t('framework.deleteDepartment')}
      </MenuItem>
    </Menu>
  );
}
