/** Bytes of a file, read where they are needed: `end` is exclusive and may lie behind the file's end. */
export interface ByteSource {
  readonly size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}
