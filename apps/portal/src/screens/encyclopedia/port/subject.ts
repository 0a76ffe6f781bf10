import type { SubjectArgs } from '@fairway/site';
import type { PortData } from './loader.ts';

/** A port by its name and its code. */
export function subject({ data, language, nameOf }: SubjectArgs<PortData>): string {
  const { port } = data.detail;
  const name = nameOf(port);
  return language === 'zh' ? `${name}港（${port.code}）` : `Port of ${name} (${port.code})`;
}
