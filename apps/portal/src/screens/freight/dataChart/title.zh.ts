export const title = '数据图表';
