import { auth } from '@fairway/gateway/contract/auth';
import { gatewayOpener } from '@fairway/site/gateway';

/** Opens the portal's gateway. */
export const openGateway = gatewayOpener({
  logOut: (send, options) => send(auth.logout, {}, options),
  forgetsKey: true,
});
