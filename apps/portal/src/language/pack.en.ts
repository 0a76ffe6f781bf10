export { en as kit } from '@fairway/ui/messages/en';
export { en as words } from './en.ts';
