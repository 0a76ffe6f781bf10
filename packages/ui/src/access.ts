export { decidePermission, roleNumber } from './components/access/PermissionGate/decide.ts';
