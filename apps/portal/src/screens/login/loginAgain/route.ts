export { LoginAgainScreen as Component } from './LoginAgainScreen.tsx';
