export { TransfersScreen as Component } from './TransfersScreen.tsx';
