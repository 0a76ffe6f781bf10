export {
  RegulationSearchOutline as Outline,
  RegulationSearchScreen as Component,
} from './RegulationSearchScreen.tsx';
export { thing } from './thing.ts';
