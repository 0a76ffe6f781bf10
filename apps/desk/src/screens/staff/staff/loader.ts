import { staff } from '@fairway/gateway/contract/staff';
import type { LoaderArgs } from '@fairway/site';

/** Everybody of the staff. */
export const loader = ({ send }: LoaderArgs) => send(staff.selectAll, {});
