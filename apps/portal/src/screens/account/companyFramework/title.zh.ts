export const title = '企业架构';
