import type { Send } from '@fairway/gateway';
import { type ConfigBO, type PushOutcome, push, type UserActionType } from '@fairway/gateway/contract/push';
import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { yesOrNo } from '@fairway/trade';

/** A user action on a page. */
export interface Deed {
  readonly userActionType: UserActionType;
  /** Pixels. */
  readonly scroll: number;
  /** Seconds. */
  readonly stayTime: number;
}

/** Returns the pages that have campaigns, with their link targets, and the pages that show the follow float. */
export async function pagesToAsk(send: Send) {
  const [needed, float] = await Promise.all([send(push.neededPages, {}), send(push.followFloatPages, {})]);
  return { ...needed, float: float.rows.map(({ pageRouter }) => pageRouter) };
}
export type PagesToAsk = Awaited<ReturnType<typeof pagesToAsk>>;

/** Returns the campaign that an action triggers, or null. */
export async function broughtUp(
  send: Send,
  pageRouter: string,
  uuid: string | undefined,
  deed: Deed,
): Promise<ConfigBO | null> {
  const query = { pageRouter, ...(uuid === undefined ? {} : { uuid }), ...deed };
  const { status, configBO } = await send(push.query, { query });
  return status === yesOrNo.yes ? configBO : null;
}

export async function reportOutcome(
  send: Send,
  id: string,
  uuid: string | undefined,
  outcome: PushOutcome,
): Promise<void> {
  await send(push.report, { body: { id, outcome, ...(uuid === undefined ? {} : { uuid }) } });
}

export async function newUuid(send: Send): Promise<string> {
  return (await send(push.createUuid, {})).uuid;
}

/** Loads the content of the float on a page. */
export function floatOn(send: Send, pageRouter: string) {
  return send(ruleEngine.wechatMp, { query: { pageRouter } });
}
