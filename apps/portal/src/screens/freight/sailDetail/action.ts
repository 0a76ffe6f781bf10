import { GatewayError } from '@fairway/gateway';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import type { ActionFunctionArgs } from 'react-router-dom';
import * as v from 'valibot';
import { messageOf } from '../../../failures/messageOf.ts';
import { sessionLost } from '../../../failures/sessionLost.ts';
import { gateway } from '../../../gateway.ts';
import { currentSession } from '../../../session/session.ts';

const trialChoice = v.object({ seaRouteIds: v.array(v.string()) });

/** Starts the free trial of the chosen routes; the loaders then run again and the sailing opens. */
export async function action({ request }: ActionFunctionArgs) {
  const body = v.parse(trialChoice, await request.json());
  const held = currentSession();
  try {
    return { started: await gateway.send(subscribe.startTrial, { body }), refused: null };
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'session') await sessionLost(held, error.msg);
    return { started: null, refused: messageOf(error) };
  }
}
