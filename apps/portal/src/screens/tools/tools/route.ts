export { ToolsScreen as Component } from './ToolsScreen.tsx';
