import type { TrackedRow } from '@fairway/gateway/contract/cargoTracking';
import type { StatusProps } from '@fairway/ui';

/** The mark that each state has in lists. */
export const stateMarks: Readonly<Record<TrackedRow['state'], StatusProps['kind']>> = {
  asking: 'running',
  unknown: 'none',
  planned: 'waiting',
  sailing: 'done',
  arrived: 'done',
  done: 'off',
};
