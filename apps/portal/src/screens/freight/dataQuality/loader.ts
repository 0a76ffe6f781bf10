import { dataQuality } from '@fairway/gateway/contract/dataQuality';
import type { LoaderArgs } from '@fairway/site';

/** Reads the last measurement of schedules and prices. */
export function loader({ send }: LoaderArgs) {
  return send(dataQuality.selectQuality, {});
}

export type DataQualityData = Awaited<ReturnType<typeof loader>>;
