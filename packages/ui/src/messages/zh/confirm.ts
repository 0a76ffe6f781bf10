export const confirm = {
  goes: '以下内容将被删除',
  andMore: (count: number) => `以及另外 ${count} 项`,
  failed: '没有完成，请重试。',
};
