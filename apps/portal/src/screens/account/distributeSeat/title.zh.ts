export const title = '席位分配';
