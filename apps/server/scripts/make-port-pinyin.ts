/**
 * Writes the pinyin of every Chinese port name into src/sample/data/ports.json, so that the server needs no
 * dictionary at run time. Run it after adding a port: `npm run make -- apps/server/scripts/make-port-pinyin.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { customPinyin, pinyin } from 'pinyin-pro';

// Readings that the dictionary gets wrong in transliterated names (Xinhua's 世界地名翻译大辞典).
customPinyin({
  都柏林: 'dū bó lín',
  的里雅斯特: 'dì lǐ yǎ sī tè',
  巴尔的摩: 'bā ěr dì mó',
  锡尼什: 'xī ní shí',
  阿什杜德: 'ā shí dù dé',
  马尔萨什洛克: 'mǎ ěr sà shí luò kè',
});

interface PortRow {
  nameZh: string;
  alsoKnownAs: string[];
  readings: Record<string, string>;
}

const file = new URL('../src/sample/data/ports.json', import.meta.url);
const { about, groups, ports } = JSON.parse(readFileSync(file, 'utf8')) as {
  about: string;
  groups: unknown[];
  ports: PortRow[];
};

/** 阿姆巴利(伊斯坦布尔) is read part by part; the one-character country in 奥克兰(美) is no name. */
function chineseParts(port: PortRow): string[] {
  return [port.nameZh, ...port.alsoKnownAs]
    .flatMap((name) => name.split(/[()（）]/u))
    .filter((part) => part.length > 1 && /\p{Script=Han}/u.test(part));
}

for (const port of ports) {
  port.readings = Object.fromEntries(
    chineseParts(port).map((part) => [part, pinyin(part, { toneType: 'none', nonZh: 'removed', v: true })]),
  );
}

const lines = (rows: unknown[]) => rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
writeFileSync(
  file,
  `{\n "about": ${JSON.stringify(about)},\n "groups": [\n${lines(groups)}\n ],\n "ports": [\n${lines(ports)}\n ]\n}\n`,
);
