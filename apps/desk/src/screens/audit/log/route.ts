export { LogOutline as Outline, LogScreen as Component } from './LogScreen.tsx';
