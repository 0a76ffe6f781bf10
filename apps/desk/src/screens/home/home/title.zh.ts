export const title = '工作台';
