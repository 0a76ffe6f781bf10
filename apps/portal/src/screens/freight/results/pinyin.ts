export const pinyin = 'chuan qi yu yun jia';
