export { en as site } from '@fairway/site/words/en';
export { core as kit } from '@fairway/ui/messages/en/core';
export { en as words } from './en.ts';
