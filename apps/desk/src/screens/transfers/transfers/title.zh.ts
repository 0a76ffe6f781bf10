export const title = '对公转账';
