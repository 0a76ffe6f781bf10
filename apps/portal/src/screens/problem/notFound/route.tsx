export { NotFoundPage as Component } from '@fairway/site';
