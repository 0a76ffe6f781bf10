export const quantityStepper = {
  less: '减少',
  more: '增加',
  whole: '请输入整数。',
  tooFew: (least: number) => `最少 ${least}。`,
  tooMany: (most: number) => `最多 ${most}。`,
};
