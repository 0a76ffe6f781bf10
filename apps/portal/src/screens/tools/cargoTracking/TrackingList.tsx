import { trackingGroups, trackingListing } from '@fairway/gateway/contract/listings/trackings';
import { ListExport, ListPages, useList, useMutation } from '@fairway/site';
import { trackingKinds } from '@fairway/trade';
import { Button, Checkbox, EmptyState, Inline, Select, TextField } from '@fairway/ui';
import { useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { type TrackingQuery, trackingList } from './address.ts';
import * as styles from './CargoTrackingScreen.css.ts';
import type { TrackingData } from './loader.ts';
import { TrackingRow } from './TrackingRow.tsx';
import { useFileColumns } from './useFileColumns.ts';
import type { words } from './words.zh.ts';

export interface TrackingListProps {
  query: TrackingQuery;
  page: NonNullable<TrackingData['page']>;
  /** The number whose details are next to the list. */
  openId: string | null;
}

const calls = () => import('../../../calls/tracking.ts');
const loadPage = async () => (await import('./loader.ts')).page;
const groups = ['all', ...trackingGroups] as const;

/** The numbers that the reader watches: what needs a look first, then by arrival. */
export function TrackingList({ query, page, openId }: TrackingListProps) {
  const { t } = useWords<typeof words>();
  const controls = useList(trackingList, query);
  const columns = useFileColumns();
  const { selected, toggle, act, busy, toggleAll } = useSelected(
    page.rows.map(({ id }) => id),
    (removed) => {
      // The opened number is not in the list any more.
      if (openId && removed.includes(openId)) controls.change({ id: undefined });
    },
  );
  const currentGroup = controls.query.group ?? 'all';
  return (
    <section className={styles.list} aria-label={t('tracking.mine')}>
      <Inline justify="between" align="center">
        <h2 className={styles.listTitle}>{t('tracking.mine')}</h2>
        <ListExport
          tone="quiet"
          label={t('tracking.export')}
          name={t('tracking.file')}
          {...{ columns, query, loadPage }}
        />
      </Inline>
      <nav className={styles.groups} aria-label={t('tracking.groupsLabel')}>
        {groups.map((group) => (
          <Button
            key={group}
            size="small"
            tone={group === currentGroup ? 'line' : 'quiet'}
            aria-pressed={group === currentGroup}
            className={group === 'changed' && page.counts.changed > 0 ? styles.changed : undefined}
            onClick={() => controls.change({ group: group === 'all' ? undefined : group, id: undefined })}
          >
            {t(`tracking.groups.${group}`)} {page.counts[group]}
          </Button>
        ))}
      </nav>
      <div className={styles.tools}>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
            controls.change({ keyword });
          }}
        >
          <TextField
            key={query.keyword}
            type="search"
            size="small"
            name="keyword"
            label={t('tracking.search')}
            labelHidden
            placeholder={t('tracking.search')}
            defaultValue={query.keyword}
            maxLength={trackingListing.keyword}
            clearable
            onClear={() => controls.change({ keyword: '' })}
          />
        </form>
        <Select
          size="small"
          label={t('tracking.kind')}
          labelHidden
          placeholder={t('tracking.kindAll')}
          options={trackingKinds.map((value) => ({ value, label: t(`tracking.kinds.${value}`) }))}
          value={controls.query.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            controls.change({ kind: trackingKinds.find((each) => each === value) })
          }
        />
      </div>
      <Inline justify="between" align="center" className={styles.bulk}>
        <Checkbox
          label={
            selected.size > 0 ? t('tracking.selected', { count: selected.size }) : t('tracking.selectAll')
          }
          checked={selected.size > 0 && selected.size === page.rows.length}
          indeterminate={selected.size > 0 && selected.size < page.rows.length}
          onChange={toggleAll}
        />
        {selected.size > 0 ? (
          <Inline gap="xs">
            <Button size="small" loading={busy} onClick={() => void act('refresh')}>
              {t('tracking.refresh')}
            </Button>
            <Button size="small" tone="danger" onClick={() => void act('remove')}>
              {t('tracking.remove')}
            </Button>
          </Inline>
        ) : (
          <span className={styles.small}>{t('tracking.count', { count: page.total })}</span>
        )}
      </Inline>
      {page.rows.length === 0 ? (
        <EmptyState
          kind="none-match"
          size="small"
          title={t('tracking.noMatch')}
          actions={
            <Button onClick={() => controls.change({ group: undefined, kind: undefined, keyword: '' })}>
              {t('tracking.showAll')}
            </Button>
          }
        >
          {t('tracking.noMatchText')}
        </EmptyState>
      ) : (
        <ul
          className={styles.rows}
          aria-label={t('tracking.list')}
          aria-busy={controls.pending || undefined}
          data-moving={controls.pending || undefined}
        >
          {page.rows.map((row) => (
            <TrackingRow
              key={row.id}
              row={row}
              href={trackingList.addressOf({ ...query, number: undefined, id: row.id })}
              open={row.id === openId}
              selected={selected.has(row.id)}
              onSelect={() => toggle(row.id)}
            />
          ))}
        </ul>
      )}
      <ListPages
        list={trackingList}
        query={query}
        total={page.total}
        controls={controls}
        prefetchable={loadPage}
      />
    </section>
  );
}

/** The selected numbers of the page, and the actions on all of them. */
function useSelected(ids: readonly string[], onRemoved: (ids: readonly string[]) => unknown) {
  const { t } = useWords<typeof words>();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  // Rows that are not visible any more are not affected.
  const selected = new Set(ids.filter((id) => selectedIds.has(id)));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelectedIds(next);
  };
  const refresh = useMutation(
    async (these: readonly string[], write) => (await calls()).refreshNumbers(write, these),
    {
      subject: 'tracking-refreshed',
      success: (soon, these) => ({
        tone: 'neutral',
        text: t(soon === these.length ? 'tracking.tooSoon' : 'tracking.refreshed'),
      }),
    },
  );
  const remove = useMutation(
    async (these: readonly string[], write) => (await calls()).removeNumbers(write, these),
    {
      subject: 'tracking-removed',
      confirm: (these) => ({
        key: `remove ${these.join(' ')}`,
        tone: 'danger',
        title: t('tracking.removeTitle', { count: these.length }),
        text: t('tracking.removeText'),
        confirmLabel: t('tracking.removeYes'),
        cancelLabel: t('tracking.removeNo'),
      }),
      success: (_, these) => t('tracking.removed', { count: these.length }),
      onSuccess: (_, these) => {
        setSelectedIds(new Set());
        return onRemoved(these);
      },
    },
  );
  return {
    selected,
    toggle,
    busy: refresh.pending,
    toggleAll: () => setSelectedIds(new Set(selected.size === ids.length ? [] : ids)),
    act: (what: 'refresh' | 'remove') => (what === 'refresh' ? refresh : remove).mutate([...selected]),
  };
}
