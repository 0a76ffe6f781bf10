import { cities } from '@fairway/gateway/contract/city';
import type { ActionArgs } from '@fairway/site';

/** Chooses the city that was sent; an empty one clears the choice. */
export async function action({ request, send, messageOf }: ActionArgs) {
  const code = String((await request.formData()).get('city') ?? '');
  try {
    await send(cities.choose, { body: { code: code === '' ? null : code } });
    return { refused: null };
  } catch (error) {
    return { refused: messageOf(error) };
  }
}
