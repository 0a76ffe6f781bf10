import { pageDesk } from '@fairway/gateway/contract/pageDesk';
import type { LoaderArgs } from '@fairway/site';

/** Every page of the portal. */
export const loader = ({ send }: LoaderArgs) => send(pageDesk.selectAll);
