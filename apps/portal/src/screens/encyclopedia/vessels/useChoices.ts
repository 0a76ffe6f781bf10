import { carrierCodes } from '@fairway/gateway/contract/listings/carriers';
import { builtBands, flagCodes, shipTypes, tonnageBands } from '@fairway/gateway/contract/listings/vessels';
import type { ListControls } from '@fairway/site';
import type { ListChoice } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import type { VesselsData } from './loader.ts';
import type { words } from './words.zh.ts';

const sorts = { name: 'asc', tonnage: 'desc', built: 'desc' } as const;

/** Returns the filters and sort orders of ships, for the toolbar above the rows. */
export function useChoices(
  { query, change }: ListControls<VesselsData['query']>,
  { types, flags, carriers }: Pick<VesselsData['page'], 'types' | 'flags' | 'carriers'>,
): ListChoice[] {
  const { t, format, nameOf } = useWords<typeof words>();
  const typeOf = (type: (typeof shipTypes)[number]) => {
    const name = t(`shipType.t${type}`);
    const ships = types.find((each) => each.type === type)?.ships ?? 0;
    // Not counted yet while the rows are on their way.
    return types.length === 0 ? name : t('vessels.option', { name, total: format.number(ships) });
  };
  return [
    {
      label: t('vessels.type'),
      all: t('vessels.allTypes'),
      options: shipTypes.map((type) => ({ value: String(type), label: typeOf(type) })),
      value: String(query.type ?? ''),
      onChange: (value) => change({ type: shipTypes.find((type) => String(type) === value) }),
    },
    {
      label: t('vessels.flag'),
      all: t('vessels.allFlags'),
      options: flags.map((flag) => ({
        value: flag.code,
        label: t('vessels.option', { name: nameOf(flag), total: format.number(flag.ships) }),
      })),
      value: query.flag ?? '',
      onChange: (value) => change({ flag: flagCodes.find((code) => code === value) }),
    },
    {
      label: t('vessels.carrier'),
      all: t('vessels.allCarriers'),
      options: carriers.map((carrier) => ({ value: carrier.code, label: nameOf(carrier) })),
      value: query.carrier ?? '',
      onChange: (value) => change({ carrier: carrierCodes.find((code) => code === value) }),
    },
    {
      label: t('vessels.tonnage'),
      all: t('vessels.allTonnages'),
      options: tonnageBands.map((value) => ({ value, label: t(`vessels.tonnages.${value}`) })),
      value: query.tonnage ?? '',
      onChange: (value) => change({ tonnage: tonnageBands.find((band) => band === value) }),
    },
    {
      label: t('vessels.years'),
      all: t('vessels.allYears'),
      options: builtBands.map((value) => ({ value, label: t(`vessels.decades.y${value}`) })),
      value: query.built ?? '',
      onChange: (value) => change({ built: builtBands.find((band) => band === value) }),
    },
    {
      label: t('vessels.sort'),
      options: (['name', 'tonnage', 'built'] as const).map((value) => ({
        value,
        label: t(`vessels.sorts.${value}`),
      })),
      value: query.sort,
      onChange: (value) => {
        const sort = value === 'tonnage' || value === 'built' ? value : 'name';
        change({ sort, order: sorts[sort] });
      },
    },
  ];
}
