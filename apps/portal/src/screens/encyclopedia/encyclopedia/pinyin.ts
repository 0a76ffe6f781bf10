export const pinyin = 'hang yun bai ke';
