export { ErrorScreen as Component } from './ErrorScreen.tsx';
