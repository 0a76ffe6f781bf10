import { Resolver } from 'node:dns/promises';

/** Returns the TXT records of a name; none if it has none, or if no name server responds in time. */
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
