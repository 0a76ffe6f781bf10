export const pinyin = 'guan yu wo men';
