export const title = '提醒';

export const words = {
  watches: { lead: '可以按名称查找，新加入的在前。', name: '名称', added: '加入时间' },
} as const;
