export const pinyin = 'chuan gong si';
