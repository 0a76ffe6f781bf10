export { ErrorScreen as Component } from '../problem/ErrorScreen.tsx';
