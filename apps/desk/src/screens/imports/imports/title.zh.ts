export const title = '导入数据';
