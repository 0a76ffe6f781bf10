export { MySettingOutline as Outline, MySettingScreen as Component } from './MySettingScreen.tsx';
