export { en as site } from '@fairway/site/words/en';
export { core as kit } from '@fairway/ui/messages/en/core';
export { en as words } from './en.ts';

export const titles = import.meta.glob<string>('./*/*/title.en.ts', {
  base: '../screens',
  eager: true,
  import: 'title',
});
