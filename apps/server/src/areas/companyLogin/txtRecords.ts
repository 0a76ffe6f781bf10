import { Resolver } from 'node:dns/promises';

/** The TXT records of a name; none where it has none, or no name server answers in time. */
export async function txtRecords(
  name: string,
  nameServers: readonly string[] | undefined,
): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch {
    return [];
  }
}
