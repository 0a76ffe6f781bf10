import { companyLogin } from '@fairway/gateway/contract/companyLogin';
import type { LoaderArgs } from '@fairway/site';

/** The login service of the company; null until it is saved. */
export const loader = ({ send }: LoaderArgs) => send(companyLogin.selectProvider, {});
