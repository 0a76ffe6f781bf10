export { zh as kit } from '@fairway/ui/messages/zh';
export { zh as words } from './zh.ts';
