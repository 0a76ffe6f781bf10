import { subscribe } from '@fairway/gateway/contract/subscribe';
import type { ActionArgs } from '@fairway/site';
import * as v from 'valibot';

const trialChoice = v.object({ seaRouteIds: v.array(v.string()) });

/** Starts the free trial of the chosen routes; the loaders then run again and the sailing opens. */
export async function action({ request, send, messageOf }: ActionArgs) {
  const body = v.parse(trialChoice, await request.json());
  try {
    return { started: await send(subscribe.startTrial, { body }), refused: null };
  } catch (error) {
    return { started: null, refused: messageOf(error) };
  }
}
