import type { SubjectArgs } from '@fairway/site';
import type { VesselData } from './loader.ts';

/** A ship by its name and number. */
export function subject({ data, language }: SubjectArgs<VesselData>): string {
  const { name, imo } = data.detail.vessel;
  return language === 'zh' ? `${name}（IMO ${imo}）` : `${name} (IMO ${imo})`;
}
