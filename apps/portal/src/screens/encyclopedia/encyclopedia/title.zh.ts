export const title = '航运百科';
