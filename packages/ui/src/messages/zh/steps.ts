import { spaced } from './spaced.ts';

export const steps = {
  done: '已完成',
  current: '进行中',
  waiting: '未开始',
  blocked: '受阻',
  comma: '，',
  who: (who: string) => spaced`由${who}处理`,
  due: (when: string) => `${when} 前完成`,
  overdue: (when: string) => `已超过 ${when}`,
};
