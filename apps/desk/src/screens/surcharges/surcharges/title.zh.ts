export const title = '附加费';
