export { VesselsOutline as Outline, VesselsScreen as Component } from './VesselsScreen.tsx';
