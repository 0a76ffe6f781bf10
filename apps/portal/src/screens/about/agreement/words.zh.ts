export const title = '协议与条款';
