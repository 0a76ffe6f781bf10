import type { Caller } from '../../../packages/gateway/src/contract/call.ts';
import { spoken } from '../names.ts';

/** The queries of a list. */
export const listing = (area: string) => `import { listing } from '../listing.ts';

/** Queries of the list; a keyword is any part of a name. */
export const ${area}Listing = listing({
  sorts: { added: 'desc', name: 'asc' },
  filters: {},
  keyword: 40,
});
`;

/** The calls of a new area: one list. */
export const listContract = (area: string, caller: Caller) => `import * as v from 'valibot';
import { listCall } from './listCall.ts';
import { ${area}Listing } from './listings/${area}.ts';
import { id, instant } from './shapes.ts';

export const ${area} = {
  selectPage: listCall({
    path: '/${area}/selectPage',
    summary: 'Lists each ${spoken(area)}, the newest first.',
    caller: '${caller}',
    listing: ${area}Listing,
    row: v.object({ id, nameZh: v.string(), nameEn: v.string(), addedAt: instant }),
  }),
} as const;
`;

export interface CallPlan {
  readonly area: string;
  readonly name: string;
  readonly write: boolean;
  readonly caller: Caller;
  /** Its purpose, in a sentence. */
  readonly says: string;
}

/** One call, as a line of its area. */
export const call = ({ area, name, write, caller, says }: CallPlan) => `  ${name}: call({
    method: '${write ? 'POST' : 'GET'}',
    path: '/${area}/${name}',
    summary: ${JSON.stringify(says)},
    caller: '${caller}',
    ${write ? 'body: v.strictObject({ remark: text(200) }),\n    ' : ''}data: v.object({ at: instant }),
  }),`;

/** The calls of a new area: one call. */
export const callContract = (plan: CallPlan) => `${callImports(plan).join('\n')}

export const ${plan.area} = {
${call(plan)}
} as const;
`;

export function callImports({ write }: CallPlan): string[] {
  return [
    "import * as v from 'valibot';",
    "import { call } from './call.ts';",
    `import { ${write ? 'instant, text' : 'instant'} } from './shapes.ts';`,
  ];
}
