import type { Call } from '@fairway/gateway/contract/call';
import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import type { LoaderArgs } from '@fairway/site';
import { listLoader, type SiteList, siteList } from '@fairway/site/list';
import type { GenericSchema } from 'valibot';

/** The case that is open next to its queue, by its number or id. */
export interface OpenCase {
  readonly open?: string | undefined;
}

export type QueueQuery<L extends Listing> = ListQuery<L> & OpenCase;

type Answer<Data> = GenericSchema<unknown, Data>;

interface QueueOptions<L extends Listing, Row, Case, Id extends keyof Row & string> {
  readonly path: string;
  /** The calls that read a page of the queue and one case. */
  readonly calls: {
    readonly selectPage: Call & { readonly listing: L; readonly data: Answer<PageOf<Row>> };
    readonly selectCase: Call & { readonly data: Answer<Case> };
  };
  /** The entry that identifies a case: in its row, in the query of its call, and in the address. */
  readonly id: Id;
  /** The filter that divides the queue. */
  readonly tab?: keyof L['filters'] & string;
}

interface PageOf<Row> {
  rows: Row[];
  total: number;
}

/** A queue of cases: its address, and the loader of its page and of the case that is open. */
export function caseQueue<const L extends Listing, Row, Case extends Row, Id extends keyof Row & string>(
  options: QueueOptions<L, Row, Case, Id>,
) {
  const { path, calls, id, tab } = options;
  const list: SiteList<L, OpenCase> = siteList<L, OpenCase>({
    path,
    listing: calls.selectPage.listing,
    tab,
    scope: {
      read: (params) => ({ open: params.get(id) || undefined }),
      write: ({ open }) => ({ [id]: open }),
    },
  });
  const pages = listLoader(
    list,
    ({ open: _, ...query }, send) =>
      // The compiler cannot build the query of a call whose type is still generic.
      send(calls.selectPage, { query } as never) as Promise<PageOf<Row>>,
  );
  const loader = async (args: LoaderArgs) => {
    const { open } = list.read(args.search, args.now());
    const [page, openCase] = await Promise.all([
      pages.loader(args),
      open === undefined
        ? null
        : (args.send(calls.selectCase, { query: { [id]: open } } as never) as Promise<Case>),
    ]);
    return { ...page, open: openCase };
  };
  return { ...pages, list, loader, id };
}

export type CaseQueue<L extends Listing, Row, Case extends Row, Id extends keyof Row & string> = ReturnType<
  typeof caseQueue<L, Row, Case, Id>
>;
