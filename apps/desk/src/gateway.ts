import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { gatewayOpener } from '@fairway/site/gateway';

/** Opens the desk's gateway. */
export const openGateway = gatewayOpener({
  logOut: (send, options) => send(staffAuth.logout, {}, options),
  // One browser, one key: the portal beside the desk signs with it too.
  forgetsKey: false,
});
