export { en as site } from '@fairway/site/words/en';
export { core as kit } from '@fairway/ui/messages/en/core';
export { en as words } from './en.ts';

export const titles = import.meta.glob<string>('./*/*/words.en.ts', {
  base: '../screens',
  query: '?title',
  eager: true,
  import: 'title',
});
