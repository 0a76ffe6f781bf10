/**
 * Compiles the examples of the kit's pages and READMEs as printed, and the blocks, against the built packages: the
 * blocks as the strictest site would.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { blockItems } from '../docs/blocks.mjs';
import { node24, root, run } from '../node24.mjs';

const folder = join(root, 'reports/examples');
const pages = globSync(
  [
    'packages/{ui,forms,trade,gateway}/{README.md,src/**/*.mdx}',
    'docs/{,foundations/}*.mdx',
    'docs/how-to/add-a-brand.md',
  ],
  {
    cwd: root,
  },
);

rmSync(folder, { recursive: true, force: true });
let exampleCount = 0;
for (const page of pages) {
  const text = readFileSync(join(root, page), 'utf8');
  const home = page.replaceAll(/[\\/]/g, '.').replace(/\.mdx?$/, '');
  for (const [, kind, code = ''] of text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)) {
    // A block with imports is a whole file, named in its first line if others import it; otherwise an excerpt.
    const name = /^\/\/ (app\/[\w/.-]+)\n/.exec(code)?.[1];
    if (!name && !code.startsWith('import ')) continue;
    const file = join(folder, home, name ?? `${exampleCount}.${kind}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code.includes('\nexport ') ? code : `${code}\nexport {};\n`);
    exampleCount += 1;
  }
}

writeFileSync(
  join(folder, 'site.d.ts'),
  `declare module '*.css';
declare module 'next/link' {
  const Link: (props: import('@fairway/ui').LinkProps) => import('react').ReactNode;
  export default Link;
}
declare module 'next/navigation' {
  export function useRouter(): { push: (href: string, options?: { scroll?: boolean }) => void };
  export function useSearchParams(): URLSearchParams;
}
`,
);
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      ...{ noEmit: true, strict: true, skipLibCheck: true, jsx: 'react-jsx', types: [] },
      ...{ target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], module: 'preserve' },
      // Packages that a site installs itself, at their place in this repository.
      paths: {
        valibot: ['../../packages/forms/node_modules/valibot'],
        '@tanstack/react-query': ['../../packages/ui/node_modules/@tanstack/react-query'],
        'react-router-dom': ['../../packages/site/node_modules/react-router-dom'],
      },
    },
    include: ['.'],
  }),
);

const strict = join(root, 'reports/blocks');
rmSync(strict, { recursive: true, force: true });
mkdirSync(strict, { recursive: true });
const blocks = blockItems().flatMap(({ files }) => files);
for (const { path, content } of blocks) writeFileSync(join(strict, basename(path)), content);
writeFileSync(
  join(strict, 'tsconfig.json'),
  JSON.stringify({
    extends: '../examples/tsconfig.json',
    compilerOptions: {
      ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noImplicitOverride: true },
      ...{
        noUnusedLocals: true,
        noUnusedParameters: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
      },
    },
    include: ['.'],
  }),
);

console.log(`${exampleCount} examples, ${blocks.length} blocks`);
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const codes = await Promise.all([folder, strict].map((each) => run(node24(), [compiler, '-p', each])));
process.exit(codes.find((code) => code !== 0) ?? 0);
