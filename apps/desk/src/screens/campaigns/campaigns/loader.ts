import { pushDesk } from '@fairway/gateway/contract/pushDesk';
import type { LoaderArgs } from '@fairway/site';

/** All campaigns in the order in which they come, and the follow float. */
export async function loader({ send }: LoaderArgs) {
  const [campaigns, float] = await Promise.all([send(pushDesk.selectCampaigns), send(pushDesk.selectFloat)]);
  return { ...campaigns, float };
}
