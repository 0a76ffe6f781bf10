import { GatewayError } from '@fairway/gateway';
import { closedLane, freight } from '@fairway/gateway/contract/freight';
import { seaRoute, subscribe } from '@fairway/gateway/contract/subscribe';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import * as v from 'valibot';
import { gateway } from '../../../gateway.ts';

/** Reads the sailing; where its lane is not subscribed, what the prompt needs instead. */
export async function loader({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id');
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) throw redirect('/notFound');
  const signal = { signal: request.signal };
  try {
    return { detail: await gateway.send(freight.sailDetail, { query: { id } }, signal), closed: null };
  } catch (error) {
    if (!(error instanceof GatewayError) || error.codeName !== 'subscriptionRequired') throw error;
    const [mine, routes] = await Promise.all([
      gateway.send(subscribe.selectMine, {}, signal),
      gateway.send(seaRoute.selectAll, {}, signal),
    ]);
    return {
      detail: null,
      closed: { lane: v.parse(closedLane, error.data), trial: mine.trial, routes: routes.rows },
    };
  }
}
