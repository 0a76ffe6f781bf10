export { PeopleScreen as Component } from './PeopleScreen.tsx';
