export const title = '开票申请';
