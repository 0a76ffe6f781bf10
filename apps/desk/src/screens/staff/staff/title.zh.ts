export const title = '人员';
