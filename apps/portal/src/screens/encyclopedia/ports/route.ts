export { PortsOutline as Outline, PortsScreen as Component } from './PortsScreen.tsx';
