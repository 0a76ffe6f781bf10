import { expect, test } from 'vitest';
import { grants, holds, permissions } from '../../packages/trade/src/rights.ts';
import { decidePermission } from '../../packages/ui/src/components/access/PermissionGate/decide.ts';

const subjects = [...new Set(permissions.map((each) => each.split(':')[0]))];

// The kit knows no trade, so each has the rule of wildcards to itself.
test('the gates of the kit open exactly where the server lets a call through', () => {
  const single = ['*', ...permissions, ...subjects.map((subject) => `${subject}:*`)].map((grant) => [grant]);
  for (const grantsOf of [...single, ...Object.values(grants)])
    for (const permission of permissions)
      expect([
        grantsOf,
        permission,
        decidePermission({ permission }, { role: 1, permissions: grantsOf }).open,
      ]).toEqual([grantsOf, permission, holds(grantsOf, permission)]);
});
