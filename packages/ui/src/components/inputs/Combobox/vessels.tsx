import { useState } from 'react';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

/** Items that the combobox stories search. */
export interface Vessel {
  imo: string;
  name: string;
}

export const vessels: readonly Vessel[] = [
  { imo: '9708435', name: 'COSCO SHIPPING ARIES' },
  { imo: '9795610', name: 'COSCO SHIPPING UNIVERSE' },
  { imo: '9811000', name: 'EVER GIVEN' },
  { imo: '9832717', name: 'EVER FOCUS' },
  { imo: '9806067', name: 'ONE APUS' },
  { imo: '9776171', name: 'OOCL HONG KONG' },
  { imo: '9839430', name: 'MSC GÜLSÜN' },
  { imo: '9619907', name: 'MÆRSK MC-KINNEY MØLLER' },
];

/** Responds as a server would, immediately. */
export const find = async (keyword: string) =>
  vessels.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()));

/** Holds the value as a form would. */
export function Owner({ value: initial, onChange, ...rest }: ComboboxProps<Vessel>) {
  const [value, setValue] = useState(initial);
  return (
    <Combobox
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

/** A search resolved by the test: `answer('ever')` resolves the search for "ever", which must have been started. */
export function byHand() {
  const open = new Map<string, PromiseWithResolvers<readonly Vessel[]>>();
  const take = (keyword: string) => {
    const question = open.get(keyword);
    if (!question) throw new Error(`Nobody asked for ${keyword}`);
    open.delete(keyword);
    return question;
  };
  return {
    search: (keyword: string) => {
      const question = Promise.withResolvers<readonly Vessel[]>();
      open.set(keyword, question);
      return question.promise;
    },
    isPending: (keyword: string) => open.has(keyword),
    answer: async (keyword: string) => take(keyword).resolve(await find(keyword)),
    failed: (keyword: string) => take(keyword).reject(new Error(`away: ${keyword}`)),
  };
}
