import { auth, token } from './auth.ts';
import { verifyCode } from './common.ts';
import { freight } from './freight.ts';
import { harbour } from './harbour.ts';
import { ruleEngine } from './ruleEngine.ts';
import { seaRoute, subscribe } from './subscribe.ts';
import { company, user } from './system.ts';

/** Every call of the gateway, by area. The server and the API document read this; a site imports single areas. */
export const contract = {
  auth,
  token,
  verifyCode,
  user,
  company,
  harbour,
  freight,
  seaRoute,
  subscribe,
  ruleEngine,
} as const;
