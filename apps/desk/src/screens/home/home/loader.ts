import { deskHome } from '@fairway/gateway/contract/transferReview';
import type { LoaderArgs } from '@fairway/site';

/** The queues of the logged-in staff member. */
export const loader = ({ send }: LoaderArgs) => send(deskHome.selectQueues, {});
