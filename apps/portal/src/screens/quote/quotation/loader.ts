import type { LoaderArgs } from '@fairway/site';

/** The quotation itself is read in the browser: only it knows the secret of the link. */
export async function loader({ loadWords }: LoaderArgs) {
  await loadWords('features/quote');
  return null;
}
