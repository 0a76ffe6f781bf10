export { NotFoundScreen as Component } from '../problem/NotFoundScreen.tsx';
