import { defineConfig } from 'vitest/config';
import groups from './groups.json' with { type: 'json' };

const conditions = ['@fairway/source'];
const files = [...Object.values(groups).flat(), ...(process.env.MUTATED?.split(',') ?? [])];

/** The tests of rules, which need no database: `rules.test.ts` and `rules.properties.test.ts` of `rules.ts`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: files.map((file) => file.replace(/\.ts$/, '{,.*}.test.ts')),
  },
});
