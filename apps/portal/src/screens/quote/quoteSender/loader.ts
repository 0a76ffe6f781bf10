import { quotation } from '@fairway/gateway/contract/quote';
import type { LoaderArgs } from '@fairway/site';

/** Reads who sends quotations. */
export const loader = ({ send }: LoaderArgs) => send(quotation.selectSender, {});
