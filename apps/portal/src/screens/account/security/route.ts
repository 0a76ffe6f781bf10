export { SecurityOutline as Outline, SecurityScreen as Component } from './SecurityScreen.tsx';
