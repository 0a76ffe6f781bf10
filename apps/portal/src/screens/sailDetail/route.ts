export { action } from './action.ts';
export { loader } from './loader.ts';
export { SailDetailScreen as Component } from './SailDetailScreen.tsx';
