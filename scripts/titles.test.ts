import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageCodes } from '@fairway/site/languages';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

describe.each(['portal', 'desk'])('titles of the %s', (site) => {
  const filesOf = (file: string) =>
    globSync(`apps/${site}/src/screens/*/*/${file}`, { cwd: root }).toSorted();
  const screens = filesOf('route.ts').map(dirname);
  const titleFiles = screens.flatMap((folder) =>
    languageCodes.map((code) => join(folder, `title.${code}.ts`)),
  );

  it('every screen has one in every language, and none has no screen', () => {
    expect(screens.length).toBeGreaterThan(20);
    expect(filesOf('title.*.ts')).toEqual(titleFiles.toSorted());
  });

  it.each(titleFiles)('%s says something', async (file) => {
    const { title } = (await import(pathToFileURL(join(root, file)).href)) as { readonly title: unknown };
    expect(title).toMatch(/\S/);
  });

  it('are each known by a name of their own, the last part of the folder', () => {
    const names = screens.map((folder) => basename(folder));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
