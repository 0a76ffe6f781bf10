import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import type { LoaderArgs } from '@fairway/site';

/** The small amounts that wait to be paid. */
export const loader = ({ send }: LoaderArgs) => send(certificationReview.selectRemittances, {});
