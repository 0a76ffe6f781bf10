export { DistributeSeatOutline as Outline } from './DistributeSeatOutline.tsx';
export { DistributeSeatScreen as Component } from './DistributeSeatScreen.tsx';
