import { deskHome } from '@fairway/gateway/contract/transferReview';
import type { LoaderArgs } from '@fairway/site';

/** What waits in the queues of whoever is logged in. */
export const loader = ({ send }: LoaderArgs) => send(deskHome.selectQueues, {});
