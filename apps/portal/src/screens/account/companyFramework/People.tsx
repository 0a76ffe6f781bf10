import type { Employee } from '@fairway/gateway/contract/companyFramework';
import { type ListControls, ListEmpty, ListPages, ListTools, useVisibleRowsFirst } from '@fairway/site';
import { Badge, Checkbox, DataTable, EmptyState, Skeleton, Stack } from '@fairway/ui';
import { useMedia } from '@fairway/ui/utilities';
import { memo } from 'react';
import { useWords } from '../../../language/words.ts';
import * as styles from './CompanyFrameworkScreen.css.ts';
import { EmployeeMenu, type EmployeeTask } from './EmployeeMenu.tsx';
import { type EmployeeQuery, employeeList } from './employeeList.ts';
import { type loader, page } from './loader.ts';
import { useColumns } from './useColumns.tsx';
import type { words as screenWords } from './words.zh.ts';

export interface PeopleProps {
  controls: ListControls<EmployeeQuery>;
  /** The query whose rows are shown. */
  query: EmployeeQuery;
  /** Null while the first rows are on their way. */
  people: Awaited<ReturnType<typeof loader>>['page'] | null;
  /** The name of the department or company whose people are shown. */
  whose: string;
  /** Whether a department is open. */
  within: boolean;
  selected: ReadonlyMap<string, Employee>;
  onChoose: (employee: Employee, on: boolean) => void;
  onTask: (task: EmployeeTask) => void;
}

const loadPage = () => Promise.resolve(page);
const keyOf = ({ id }: Employee) => id;
const noRows: readonly Employee[] = [];

/** People of the company: a table, and rows of two lines on phones. */
export function People({ controls, query, people, whose, within, selected, onChoose, onTask }: PeopleProps) {
  const words = useWords<typeof screenWords>();
  const { t } = words;
  const columns = useColumns({ selected, onChoose, onTask });
  const phone = useMedia('phone');
  const rows = people?.rows ?? noRows;
  const { renderedRows: rowsOnScreen, whole, list, style } = useVisibleRowsFirst(rows, keyOf);
  const total = people?.total ?? 0;
  const caption = t('framework.caption', { name: whose });
  const empty = (
    <ListEmpty list={employeeList} query={query}>
      <EmptyState
        kind="none-yet"
        size="small"
        title={within ? t('framework.emptyHere', { name: whose }) : t('framework.empty')}
      >
        {t(within ? 'framework.emptyHereText' : 'framework.emptyText')}
      </EmptyState>
    </ListEmpty>
  );
  return (
    <Stack>
      <ListTools
        list={employeeList}
        controls={controls}
        currentQuery={query}
        total={total}
        caption={caption}
        fileName={caption}
        columns={columns}
        rowKey={keyOf}
        fetch={page.fetch}
        searchLabel={t('framework.searchLabel')}
        fields={[
          {
            key: 'seat',
            label: t('framework.seatFilter'),
            kind: 'choice',
            options: (['with', 'without'] as const).map((value) => ({
              value,
              label: t(`framework.seatOf.${value}`),
            })),
          },
          {
            key: 'type',
            label: t('framework.role'),
            kind: 'choice',
            options: (['admin', 'member'] as const).map((value) => ({
              value,
              label: t(`framework.roleOf.${value}`),
            })),
          },
        ]}
      />
      {phone ? (
        <div aria-busy={!people || controls.pending || !whole || undefined}>
          {people ? null : <Skeleton rows={6} columns={1} />}
          {people && rows.length === 0 ? empty : null}
          <div ref={list} style={style}>
            {rowsOnScreen.map((employee) => (
              <Row
                key={employee.id}
                employee={employee}
                words={words}
                selected={selected.has(employee.id)}
                onChoose={onChoose}
                onTask={onTask}
              />
            ))}
          </div>
        </div>
      ) : (
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          lines={2}
          sort={controls.sort}
          onSortChange={controls.onSortChange}
          status={!people ? 'loading' : controls.pending ? 'refreshing' : 'ready'}
          expectedRows={5}
          empty={empty}
        />
      )}
      {people && total > 0 ? (
        <ListPages
          list={employeeList}
          query={query}
          total={total}
          controls={controls}
          prefetchable={loadPage}
        />
      ) : null}
    </Stack>
  );
}

interface RowProps extends Pick<PeopleProps, 'onChoose' | 'onTask'> {
  employee: Employee;
  words: ReturnType<typeof useWords<typeof screenWords>>;
  selected: boolean;
}

/** An employee in two lines: name, then department and login. Memoized: a press renders the page three times. */
const Row = memo(function Row({ employee, words, selected, onChoose, onTask }: RowProps) {
  const { t, format } = words;
  const { name, department, phone, email, account, type, self, invitation } = employee;
  const seat = account === null ? t('framework.noAccount') : (account.username ?? '');
  return (
    <div className={styles.row}>
      <Checkbox
        checked={selected}
        onChange={(event) => onChoose(employee, event.target.checked)}
        label={
          <span className={styles.person}>
            <span>
              <strong>{name}</strong>{' '}
              {type === 'admin' ? (
                <Badge tone="info" icon={null}>
                  {t('framework.roleOf.admin')}
                </Badge>
              ) : null}{' '}
              {self ? <span className={styles.faint}>{t('framework.self')}</span> : null}
            </span>
            <span className={styles.faint}>
              {[department?.name, phone ?? email, seat].filter(Boolean).join(' · ')}
            </span>
            {invitation ? (
              <span className={styles.faint}>
                {t(`framework.invitationOf.${invitation.state}`, { time: format.instant(invitation.at) })}
              </span>
            ) : null}
          </span>
        }
      />
      <EmployeeMenu employee={employee} words={words} onTask={onTask} />
    </div>
  );
});
