export { DataChartOutline as Outline, DataChartScreen as Component } from './DataChartScreen.tsx';
export { thing } from './thing.ts';
