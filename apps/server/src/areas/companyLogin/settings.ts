import { isIP } from 'node:net';
import * as v from 'valibot';
import { oneOf } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';

const servers = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((server) => server.trim())),
  v.check(
    (list) => list.every((server) => isIP(server.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')) !== 0),
    'must be IP addresses of name servers, with a comma between them',
  ),
);

export const companyLoginSettings = settingsPart(
  {
    COMPANY_LOGIN_DNS: v.optional(servers),
    COMPANY_LOGIN_INSIDE: v.optional(oneOf(['yes', 'no']), 'no'),
  },
  (env, { production, refuse }) => {
    const insideAllowed = env.COMPANY_LOGIN_INSIDE === 'yes';
    if (production && insideAllowed) refuse('COMPANY_LOGIN_INSIDE: yes is refused in production');
    return {
      /** Name servers used to look up domains; undefined for those of the machine. */
      nameServers: env.COMPANY_LOGIN_DNS,
      /** Lets companies' providers be on this machine or in a private network, without TLS: for trying and tests. */
      insideAllowed,
    };
  },
);
