export const title = '货物跟踪';
