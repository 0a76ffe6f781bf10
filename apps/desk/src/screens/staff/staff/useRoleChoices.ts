import { staffRoles } from '@fairway/gateway/contract/staffRole';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Returns the roles to choose from, each with its purpose, and the rule that at least one is required. */
export function useRoleChoices() {
  const { t } = useWords<typeof words>();
  return {
    choices: staffRoles.map((value) => ({
      value,
      label: t(`role.${value}`),
      hint: t(`staff.role.${value}`),
    })),
    rule: v.pipe(v.array(v.picklist(staffRoles)), v.minLength(1, t('staff.needRole'))),
  };
}
