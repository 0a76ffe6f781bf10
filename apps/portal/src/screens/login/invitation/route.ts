export { InvitationScreen as Component } from './InvitationScreen.tsx';
