import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';
import { readableType } from '../scripts/docs/readableType.mjs';

/** Types that no form control can make: elements, functions, references, components. */
const handmade = /React|Ref\b|Ref<|Icon\b|=>|function|Element|Promise|Map<|Set</;
const literal = /^'[^']*'$/;

/**
 * Makes properties readable: shows each type as written instead of the bare word union, offers a list for unions of
 * words, and removes controls that are of no use.
 */
export const readableArgs: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) => {
      const { table, type } = argType;
      const description = argType.description || (name === 'ref' ? 'The root element.' : '');
      // An attribute of the element for which the component only sets another default.
      if (!description && !type?.name) return [];
      const typeText = readableType(type?.raw ?? table?.type?.summary ?? '');
      const typeTable = typeText ? { table: { ...table, type: { ...table?.type, summary: typeText } } } : {};
      const control = handmade.test(typeText) ? { control: false as const } : {};
      return [[name, { ...argType, description, ...typeTable, ...control, type: typeOf(type, typeText) }]];
    }),
  );

function typeOf(type: SBType | undefined, typeText: string): SBType {
  if (typeText === 'boolean' || typeText === 'string' || typeText === 'number')
    return { ...type, name: typeText };
  const members = typeText.split(' | ');
  if (members.every((member) => literal.test(member)))
    return { ...type, name: 'enum', value: members.map((member) => member.slice(1, -1)) };
  return type ?? { name: 'other', value: typeText };
}
