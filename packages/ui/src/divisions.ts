export { findPath, pathText, searchPaths } from './components/inputs/Cascader/cascade.ts';
export { type FoundDivision, findDivision } from './components/inputs/Cascader/findDivision.ts';
