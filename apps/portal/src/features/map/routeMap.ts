export { RouteMap } from '@fairway/ui';
