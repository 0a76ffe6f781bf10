import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import type { LoaderArgs } from '@fairway/site';

/** Loads the ways in which the staff may log in. */
export const loader = ({ send }: LoaderArgs) => send(staffAuth.selectLoginWays, {});
