export const title = '物流工具';
