export { designTokens } from './theme/design/designTokens.ts';
export { type FigmaFiles, figmaVariables } from './theme/design/figmaVariables.ts';
export { penpotTokens } from './theme/design/penpotTokens.ts';
export { readDesignTokens } from './theme/design/readBrands.ts';
export { type Choices, resolveCss, resolveTokens } from './theme/design/resolveTokens.ts';
export { scaleCss } from './theme/design/scaleCss.ts';
export type { DesignDocument, Token, TokenGroup, TokenType } from './theme/design/types.ts';
