export const title = '投保意向记录';
