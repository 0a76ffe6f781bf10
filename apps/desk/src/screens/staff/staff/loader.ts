import { staff } from '@fairway/gateway/contract/staff';
import type { LoaderArgs } from '@fairway/site';

/** Loads all staff members. */
export const loader = ({ send }: LoaderArgs) => send(staff.selectAll, {});
