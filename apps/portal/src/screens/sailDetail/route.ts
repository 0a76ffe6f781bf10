export { action } from './action.ts';
export { SailDetailScreen as Component } from './SailDetailScreen.tsx';
