import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import { type ColumnPrefs, SavedViews } from '@fairway/ui';
import { useSavedViews } from '@fairway/ui/grid';
import { noPrefs, type ViewStore } from '@fairway/ui/table';
import { useGateway } from '../gateway/useGateway.ts';
import type { SiteList } from './siteList.ts';
import type { ListControls } from './useList.ts';

export interface ListViewsProps<L extends Listing, Scope extends object> {
  list: SiteList<L, Scope>;
  controls: ListControls<ListQuery<L> & Scope>;
  /** The reader's views of this list, see `createLocalViews`. */
  store: ViewStore;
  /** The columns of a grid; a plain table has none to choose. */
  prefs?: ColumnPrefs;
  onPrefsChange?: (prefs: ColumnPrefs) => void;
}

/** Views of a list, its filters, sort and columns under a name; the `tools` of a list. */
export function ListViews<L extends Listing, Scope extends object>(props: ListViewsProps<L, Scope>) {
  const { list, controls, store, prefs = noPrefs, onPrefsChange } = props;
  const { now } = useGateway();
  const { query } = controls;
  const [, search = ''] = list.addressOf({ ...query, page: 1 }).split('?');
  const state = useSavedViews({
    store,
    view: { prefs, query: search },
    onViewChange(view) {
      onPrefsChange?.(view.prefs);
      controls.change(list.read(new URLSearchParams(view.query), now()));
    },
  });
  return <SavedViews state={state} />;
}
