export const title = '关注的航线';
