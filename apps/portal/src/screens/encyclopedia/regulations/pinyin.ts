export const pinyin = 'hai shi fa gui';
