export const pinyin = 'gang kou';
