import { useState } from 'react';
import { divisions } from '../../../stories/divisions.ts';
import { mountSpecimen } from '../../../stories/mountSpecimen.tsx';
import { findPorts, ports } from '../../../stories/ports.ts';
import { DatePicker } from '../../dates/DatePicker/DatePicker.tsx';
import type { IsoDay, IsoWeek } from '../../dates/WeekPicker/isoWeek.ts';
import { WeekPicker } from '../../dates/WeekPicker/WeekPicker.tsx';
import { PortCombobox } from '../../trade/PortCombobox/PortCombobox.tsx';
import type { PortOption } from '../../trade/PortCombobox/PortOption.ts';
import { Cascader } from '../Cascader/Cascader.tsx';
import { Select } from '../Select/Select.tsx';

const provinces = divisions('en');

/** A sailing search form with fields that open popups. */
function Search() {
  const [port, setPort] = useState<PortOption | null>(null);
  const [place, setPlace] = useState<readonly string[] | null>(null);
  const [day, setDay] = useState<IsoDay | null>('2026-11-23');
  const [week, setWeek] = useState<IsoWeek | null>('2026-W48');
  return (
    <>
      <PortCombobox
        label="Origin"
        search={findPorts}
        value={port}
        onChange={setPort}
        recent={ports.slice(0, 1)}
        popular={ports.slice(0, 3)}
        debounce={0}
      />
      <Select label="Container" options={[{ value: '40HQ', label: '40HQ' }]} />
      <Cascader
        label="Province and city"
        levels={['Province', 'City']}
        nodes={provinces}
        value={place}
        onChange={setPlace}
      />
      <DatePicker label="Cargo ready on" value={day} onChange={setDay} now="2026-11-20" min="2026-11-20" />
      <WeekPicker label="Departure week" value={week} onChange={setWeek} now="2026-11-20" />
    </>
  );
}

mountSpecimen(<Search />, 'div');
