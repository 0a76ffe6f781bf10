import type { ThingArgs } from '@fairway/site';
import type { PortData } from './loader.ts';

/** A port by its name and its code. */
export function thing({ data, language, nameOf }: ThingArgs<PortData>): string {
  const { port } = data.detail;
  const name = nameOf(port);
  return language === 'zh' ? `${name}港（${port.code}）` : `Port of ${name} (${port.code})`;
}
