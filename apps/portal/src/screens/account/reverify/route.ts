export { ReverifyScreen as Component } from './ReverifyScreen.tsx';
