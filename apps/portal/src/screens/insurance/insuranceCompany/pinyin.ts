export const pinyin = 'bao xian gong si';
