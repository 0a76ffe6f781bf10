export { cleanCode, formatContainer } from './components/data/Descriptions/codes.ts';
