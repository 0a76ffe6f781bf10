export { BindPhoneScreen as Component } from './BindPhoneScreen.tsx';
