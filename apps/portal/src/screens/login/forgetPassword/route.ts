export { ForgetPasswordScreen as Component } from './ForgetPasswordScreen.tsx';
