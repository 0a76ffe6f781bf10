export { MyVipInfoOutline as Outline } from './MyVipInfoOutline.tsx';
export { MyVipInfoScreen as Component } from './MyVipInfoScreen.tsx';
