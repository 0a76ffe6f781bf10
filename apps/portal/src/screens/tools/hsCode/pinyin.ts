export const pinyin = 'HS bian ma';
