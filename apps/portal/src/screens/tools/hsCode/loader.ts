import { hsCode } from '@fairway/gateway/contract/hsCode';
import type { LoaderArgs } from '@fairway/site';
import { listLoader } from '@fairway/site/list';
import { hsCodes } from './address.ts';

const list = listLoader(hsCodes, (query, send) => send(hsCode.selectPage, { query }));
export const { page, queryOf } = list;

/** Runs the search of the address; without one, reads the sections to browse. */
export async function loader(args: LoaderArgs) {
  const query = hsCodes.read(args.search, args.now());
  if (query.keyword !== '') {
    const codes = await list.loader(args);
    return { query: codes.query, page: codes.page, sections: null };
  }
  const { rows } = await args.send(hsCode.selectSections, {});
  return { query, page: null, sections: rows };
}

export type HsCodeData = Awaited<ReturnType<typeof loader>>;
