export { HistoryScreen as Component } from './HistoryScreen.tsx';
