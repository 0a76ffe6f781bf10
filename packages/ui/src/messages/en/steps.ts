import type { Messages } from '../types.ts';

export const steps: Messages['steps'] = {
  done: 'Done',
  current: 'In progress',
  waiting: 'Not started',
  blocked: 'Blocked',
  comma: ', ',
  who: (who) => `Waiting for: ${who}`,
  due: (when) => `due ${when}`,
  overdue: (when) => `overdue since ${when}`,
};
