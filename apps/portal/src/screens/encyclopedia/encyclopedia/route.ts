export { EncyclopediaOutline as Outline, EncyclopediaScreen as Component } from './EncyclopediaScreen.tsx';
