import type { KeptSurcharge } from '@fairway/gateway/contract/surchargeDesk';
import {
  type ListControls,
  ListEmpty,
  ListPages,
  type ListScreenProps,
  ListTools,
  ListViews,
} from '@fairway/site';
import { DataGrid, type FilterField, Stack, Text } from '@fairway/ui';
import { createLocalViews } from '@fairway/ui/table';
import type { ReactNode } from 'react';
import { useWords } from '../../../language/words.ts';
import { surchargeList } from './address.ts';
import type { loader } from './loader.ts';
import { useColumns } from './useColumns.tsx';
import { useCorrections } from './useCorrections.ts';
import type { words } from './words.zh.ts';

type Loaded = ListScreenProps<typeof loader>;

export interface SurchargeGridProps extends Loaded {
  controls: ListControls<Loaded['query']>;
  fields: readonly FilterField[];
  /** The state of a list without any rows. */
  children: ReactNode;
}

const keyOf = ({ key }: KeptSurcharge) => key;
const viewStore = createLocalViews('desk.surcharges.views');
const none: readonly KeptSurcharge[] = [];
/** Placeholder rows while loading: a screenful. */
const mostExpected = 10;

/** The surcharges of a query, with amounts and last days that are corrected in their cells. */
export function SurchargeGrid({ controls, query, page, loadPage, fields, children }: SurchargeGridProps) {
  const { t } = useWords<typeof words>();
  const columns = useColumns();
  const editing = useCorrections(page?.rows ?? none);
  const total = page?.total ?? 0;
  const caption = t('surcharges.caption', { state: t(`surcharges.states.${query.state}`) });
  const empty = (
    <ListEmpty list={surchargeList} query={query}>
      {children}
    </ListEmpty>
  );
  if (page && total === 0 && !surchargeList.isNarrowed(controls.query)) return empty;
  return (
    <Stack>
      <ListTools
        list={surchargeList}
        controls={controls}
        currentQuery={query}
        total={total}
        caption={caption}
        fileName={caption}
        columns={columns}
        rowKey={keyOf}
        fetch={async (listQuery, send) => (await loadPage()).fetch(listQuery, send)}
        fields={fields}
        searchLabel={t('surcharges.search')}
        tools={<ListViews list={surchargeList} controls={controls} store={viewStore} />}
      />
      <Text size="small" tone="faint">
        {t('surcharges.hint')}
      </Text>
      <DataGrid
        caption={caption}
        columns={columns}
        rows={editing.rows}
        rowKey={keyOf}
        rowHeight="measured"
        total={page ? total : null}
        firstRow={page ? (page.page - 1) * page.limit : 0}
        expectedRows={Math.min(query.limit, mostExpected)}
        sort={controls.sort}
        onSortChange={controls.onSortChange}
        status={!page ? 'loading' : controls.pending ? 'refreshing' : 'ready'}
        empty={empty}
        plugs={[editing.plug]}
      />
      {page ? (
        <ListPages
          list={surchargeList}
          query={query}
          total={total}
          controls={controls}
          prefetchable={loadPage}
        />
      ) : null}
    </Stack>
  );
}
