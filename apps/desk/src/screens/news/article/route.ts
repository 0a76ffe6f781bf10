export { ArticleScreen as Component } from './ArticleScreen.tsx';
