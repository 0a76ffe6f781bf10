export { AboutUsScreen as Component } from './AboutUsScreen.tsx';
