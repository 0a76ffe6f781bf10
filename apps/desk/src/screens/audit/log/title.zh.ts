export const title = '操作日志';
