import { watch } from '@fairway/gateway/contract/watch';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import * as v from 'valibot';

/** Reads one watch with its reports. */
export async function loader({ search, send }: LoaderArgs) {
  const id = search.get('id');
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) throw redirect('/notFound');
  return send(watch.selectWatch, { query: { id } });
}
