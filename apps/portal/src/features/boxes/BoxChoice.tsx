import { Segmented } from '@fairway/ui';
import { boxTypes, useBoxType } from './useBoxType.ts';

const options = boxTypes.map((box) => ({ value: box, label: box }));

/** Which box type prices are shown of. */
export function BoxChoice({ label }: { label: string }) {
  const [box, choose] = useBoxType();
  return <Segmented label={label} size="small" options={options} value={box} onChange={choose} />;
}
