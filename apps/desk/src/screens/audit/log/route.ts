export { LogScreen as Component } from './LogScreen.tsx';
