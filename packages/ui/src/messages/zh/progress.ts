export const progress = {
  value: (percent: number) => `${percent}%`,
  unknown: '进行中',
  reached: (name: string, percent: number) =>
    percent >= 100 ? `${name}，已完成` : `${name}，已完成 ${percent}%`,
};
