export const title = '保险公司';
