import { quotation } from '@fairway/gateway/contract/quote';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import * as v from 'valibot';

/** Reads one quotation. */
export async function loader({ search, send }: LoaderArgs) {
  const id = search.get('id');
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) throw redirect('/notFound');
  return { quote: await send(quotation.selectQuote, { query: { id } }) };
}
