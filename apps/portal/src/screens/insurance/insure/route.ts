export { InsureScreen as Component } from './InsureScreen.tsx';
