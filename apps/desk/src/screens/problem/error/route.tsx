export { FailedPage as Component } from '@fairway/site';
