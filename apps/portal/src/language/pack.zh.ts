export { zh as site } from '@fairway/site/words/zh';
export { core as kit } from '@fairway/ui/messages/zh/core';
export { zh as words } from './zh.ts';

export const titles = import.meta.glob<string>('./*/*/words.zh.ts', {
  base: '../screens',
  query: '?title',
  eager: true,
  import: 'title',
});
