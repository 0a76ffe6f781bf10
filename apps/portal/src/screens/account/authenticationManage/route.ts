export { AuthenticationManageScreen as Component } from './AuthenticationManageScreen.tsx';
