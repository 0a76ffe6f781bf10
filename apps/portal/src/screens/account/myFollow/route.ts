export { MyFollowOutline as Outline, MyFollowScreen as Component } from './MyFollowScreen.tsx';
