export const title = '页面开放';
