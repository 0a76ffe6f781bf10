/** Bytes of a file, read where they are needed: `end` is exclusive and may be greater than the size of the file. */
export interface ByteSource {
  readonly size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}
