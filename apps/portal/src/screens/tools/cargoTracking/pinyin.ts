export const pinyin = 'huo wu gen zong';
