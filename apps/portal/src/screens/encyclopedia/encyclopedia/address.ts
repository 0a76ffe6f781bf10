import { readKeyword } from '@fairway/gateway/contract/listAddress';
/** Longest keyword that all of the encyclopedia is searched for. */
export const longestKeyword = 40;

const path = '/wikipedia';

/** Address of the encyclopedia's first page, or of what a keyword finds in all of it. */
export function encyclopediaAddress(keyword = ''): string {
  return keyword ? `${path}?${new URLSearchParams({ keyword })}` : path;
}

/** The keyword of an address, as a call takes it. */
export function readKeywordOf(params: URLSearchParams): string {
  return readKeyword(params.get('keyword'), longestKeyword);
}
