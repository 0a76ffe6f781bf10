import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

/** 1980-01-01, the first day of the format: the time when a file was created is irrelevant here. */
const day = 0x21;
const utf8Names = 0x0800;
const deflated = 8;

interface Packed {
  readonly name: Buffer;
  readonly content: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly at: number;
}

/** The fields that occur both before a file and in the list at the end. */
function fields({ crc, content, size, name }: Packed): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(utf8Names, 2);
  head.writeUInt16LE(deflated, 4);
  head.writeUInt16LE(0, 6);
  head.writeUInt16LE(day, 8);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

function signature(of: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(of);
  return bytes;
}

/** Packs a few files as a ZIP archive (APPNOTE 6.3, without its 64-bit extension: what one person holds is far smaller). */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const packed: Packed[] = [];
  let at = 0;
  for (const entry of entries) {
    const content = deflateRawSync(entry.content);
    const file = {
      name: Buffer.from(entry.name),
      content,
      crc: crc32(entry.content),
      size: entry.content.length,
      at,
    };
    const localFile = Buffer.concat([signature(0x04034b50), fields(file), file.name, content]);
    packed.push(file);
    parts.push(localFile);
    at += localFile.length;
  }
  const listed = packed.map((file) => {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(file.at, 10);
    return Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), fields(file), rest, file.name]);
  });
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(packed.length, 4);
  end.writeUInt16LE(packed.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, signature(0x06054b50), end]);
}
