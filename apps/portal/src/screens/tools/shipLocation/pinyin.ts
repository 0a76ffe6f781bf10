export const pinyin = 'chuan bo wei zhi';
