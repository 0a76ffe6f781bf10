export const pinyin = 'wu liu gong ju';
