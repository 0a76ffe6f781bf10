export const title = '首页';
