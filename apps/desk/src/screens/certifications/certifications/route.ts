export { CertificationsScreen as Component } from './CertificationsScreen.tsx';
