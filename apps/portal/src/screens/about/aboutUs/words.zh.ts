export const title = '关于我们';
