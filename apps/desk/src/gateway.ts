import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { gatewayOpener } from '@fairway/site/gateway';

/** Opens the desk's gateway. */
export const openGateway = gatewayOpener({
  logOut: (send, options) => send(staffAuth.logout, {}, options),
  // One key per browser: the portal in the same browser signs with it too.
  forgetsKey: false,
});
