export const title = '货运保险';
