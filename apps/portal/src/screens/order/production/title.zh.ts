export const title = '航线订阅';
