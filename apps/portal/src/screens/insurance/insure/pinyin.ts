export const pinyin = 'huo yun bao xian';
