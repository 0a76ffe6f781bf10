export { PeopleOutline as Outline, PeopleScreen as Component } from './PeopleScreen.tsx';
