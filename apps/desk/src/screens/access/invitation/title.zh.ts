export const title = '接受邀请';
