/** Words for the parts of a source that are no address. */
export interface SourceWords {
  readonly archived: string;
  readonly rebate: string;
}

/** Returns the source of a record, written in the facts in English, in the words of the reader. */
export function sourceText(source: string, { archived, rebate }: SourceWords): string {
  return source.replaceAll(' (archived page)', archived).replaceAll('; rebate: ', rebate);
}
