export { InvoicesScreen as Component } from './InvoicesScreen.tsx';
