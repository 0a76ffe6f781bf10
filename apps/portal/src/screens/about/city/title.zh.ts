export const title = '城市';
