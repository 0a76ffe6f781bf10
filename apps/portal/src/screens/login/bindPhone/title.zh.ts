export const title = '绑定手机号';
