export { HomeScreen as Component } from './HomeScreen.tsx';
export { loader } from './loader.ts';
