import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import type { ComponentType } from 'react';
import type { Prefetchable } from '../gateway/prefetchCache.ts';
import { useGateway } from '../gateway/useGateway.ts';
import type { OutlineProps } from '../navigation/pages.ts';
import { useLoaded } from '../navigation/useLoaded.ts';
import type { LoadedList } from './listLoader.ts';
import type { SiteList } from './siteList.ts';

interface ListProps<Query, Page> {
  readonly query: Query;
  /** Null while the first rows are loading. */
  readonly page: Page | null;
  /** Imported with the first press: a page that the server rendered has no loader yet. */
  readonly loadPage: () => Promise<Prefetchable<Query, Page>>;
}

/** The props of a list screen's component, by its loader: `ListTable` takes them unchanged. */
export type ListScreenProps<Loader extends (...args: never) => Promise<unknown>> =
  Awaited<ReturnType<Loader>> extends LoadedList<infer Query, infer Page> ? ListProps<Query, Page> : never;

/**
 * The exports of a route module whose screen is a list: the screen with the loaded rows, and its outline while they load.
 */
export function defineListScreen<L extends Listing, Scope extends object, Page>(
  list: SiteList<L, Scope>,
  importLoader: () => Promise<{ readonly page: Prefetchable<ListQuery<L> & Scope, Page> }>,
  List: ComponentType<ListProps<ListQuery<L> & Scope, Page>>,
): { Component: ComponentType; Outline: ComponentType<OutlineProps> } {
  type Loader = () => Promise<LoadedList<ListQuery<L> & Scope, Page>>;
  const loadPage = async () => (await importLoader()).page;
  return {
    Component() {
      const { query, page } = useLoaded<Loader>();
      return <List query={query} page={page} loadPage={loadPage} />;
    },
    Outline({ params }) {
      const { now } = useGateway();
      return <List query={list.read(params, now())} page={null} loadPage={loadPage} />;
    },
  };
}
