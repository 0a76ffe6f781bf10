/**
 * Writes the pinyin of every Chinese name of a port and of goods into the facts, so that the server needs no
 * dictionary at run time. Run it after adding one: `npm run make -- apps/server/scripts/make-pinyin.ts`.
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

const folder = new URL('../src/facts/data/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const write = (name: string, text: string) => writeFileSync(new URL(name, folder), text);
const lines = (rows: readonly unknown[]) => rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
const spell = (text: string) => pinyin(text, { toneType: 'none', nonZh: 'removed', v: true });

interface PortRow {
  nameZh: string;
  alsoKnownAs: string[];
  readings: Record<string, string>;
}

/** 阿姆巴利(伊斯坦布尔) is read part by part; the one-character country in 奥克兰(美) is no name. */
function chineseParts(port: PortRow): string[] {
  return [port.nameZh, ...port.alsoKnownAs]
    .flatMap((name) => name.split(/[()（）]/u))
    .filter((part) => part.length > 1 && /\p{Script=Han}/u.test(part));
}

function writePorts(): void {
  const { about, groups, ports } = JSON.parse(read('ports.json')) as {
    about: string;
    groups: unknown[];
    ports: PortRow[];
  };
  for (const port of ports) {
    port.readings = Object.fromEntries(chineseParts(port).map((part) => [part, spell(part)]));
  }
  write(
    'ports.json',
    `{\n "about": ${JSON.stringify(about)},\n "groups": [\n${lines(groups)}\n ],\n "ports": [\n${lines(ports)}\n ]\n}\n`,
  );
}

/** The goods that a name lists, each read by itself: 冷藏箱、冷冻箱 → `leng cang xiang,leng dong xiang`. */
function readingOf(name: string): string {
  const goods = name.split(/[^\p{Script=Han}]+|[及或和的]/u).filter((part) => part.length > 1);
  return [...new Set(goods.map(spell))].join(',');
}

function writeGoods(): void {
  const [head = '', ...rows] = read('hs.psv').trimEnd().split('\n');
  const spelled = rows.map((row) => {
    const [code, parent, en, zh = ''] = row.split('|');
    return [code, parent, en, zh, zh === '' ? '' : readingOf(zh)].join('|');
  });
  write('hs.psv', `${[head, ...spelled].join('\n')}\n`);
  const national = JSON.parse(read('hs-national.json')) as {
    supervision: object;
    quarantine: object;
    codes: { nameZh: string; reading: string }[];
  };
  for (const code of national.codes) code.reading = readingOf(code.nameZh);
  const letters = (of: object) =>
    `{\n${Object.entries(of)
      .map(([letter, names]) => `  "${letter}": ${JSON.stringify(names)}`)
      .join(',\n')}\n }`;
  write(
    'hs-national.json',
    `{\n "supervision": ${letters(national.supervision)},\n "quarantine": ${letters(national.quarantine)},\n "codes": [\n${lines(national.codes)}\n ]\n}\n`,
  );
}

function writeEverydayGoods(): void {
  const [head = '', ...rows] = read('everyday-goods.psv').trimEnd().split('\n');
  const spelled = rows.map((row) => {
    const [code, zh = '', en] = row.split('|');
    const names = zh.split(';').flatMap((word) => word.match(/\p{Script=Han}{2,}/gu) ?? []);
    return [code, zh, en, [...new Set(names.map(spell))].join(',')].join('|');
  });
  write('everyday-goods.psv', `${[head, ...spelled].join('\n')}\n`);
}

writePorts();
writeGoods();
writeEverydayGoods();
