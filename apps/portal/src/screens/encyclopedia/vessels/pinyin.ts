export const pinyin = 'chuan bo';
