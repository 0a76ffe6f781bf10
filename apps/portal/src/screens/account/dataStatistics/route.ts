export {
  DataStatisticsOutline as Outline,
  DataStatisticsScreen as Component,
} from './DataStatisticsScreen.tsx';
