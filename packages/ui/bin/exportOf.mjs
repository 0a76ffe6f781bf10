import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The declaration of a function, hook or type and the entry that exports it, as Markdown; undefined for other names. */
export function exportOf(name, site) {
  for (const home of packagesOf(site)) {
    const manifest = JSON.parse(readFileSync(new URL('package.json', home), 'utf8'));
    for (const [entry, { types } = {}] of Object.entries(manifest.exports)) {
      if (!types || entry.includes('*') || entry.startsWith('./components/')) continue;
      const declaration = declarationOf(name, new URL(types, home));
      if (!declaration) continue;
      const kind = /^export (?:interface|type) /m.test(declaration) ? 'import type' : 'import';
      const from = `${manifest.name}${entry.slice(1)}`;
      return `# ${name}\n\n\`\`\`ts\n${kind} { ${name} } from '${from}';\n\n${declaration}\n\`\`\`\n`;
    }
  }
}

function packagesOf(site) {
  const others = ['@fairway/forms', '@fairway/trade'].flatMap((name) => {
    try {
      const manifest = createRequire(join(site, 'package.json')).resolve(`${name}/package.json`);
      return [new URL('./', pathToFileURL(manifest))];
    } catch {
      return [];
    }
  });
  return [new URL('../', import.meta.url), ...others];
}

/** With its comment, from the module that the entry names. */
function declarationOf(name, entry) {
  if (!existsSync(entry)) return;
  const lists = readFileSync(entry, 'utf8').matchAll(
    /^export (?:type )?\{([^}]*)\} from '(\.[^']+?)\.[jt]sx?';/gm,
  );
  const path = [...lists].find(([, list]) => list.match(/\w+/g)?.includes(name))?.[2];
  const module = path && new URL(`${path}.d.ts`, entry);
  if (!module || !existsSync(module)) return;
  return new RegExp(
    `(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export (?:declare )?(?:function|const|interface|type) ${name}\\b[\\s\\S]*?[;}](?=\\n(?:[^\\s}]|$)|$)`,
  ).exec(readFileSync(module, 'utf8'))?.[0];
}
