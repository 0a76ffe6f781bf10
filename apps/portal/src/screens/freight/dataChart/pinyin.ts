export const pinyin = 'shu ju tu biao';
