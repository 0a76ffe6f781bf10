export const pinyin = 'xin wen zi xun';
