export { StaffScreen as Component } from './StaffScreen.tsx';
