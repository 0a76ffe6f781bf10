import { readKeyword } from '@fairway/gateway/contract/listAddress';
/** Longest keyword that all of the encyclopedia is searched for. */
export const longestKeyword = 40;

const path = '/wikipedia';

/** Returns the address of the encyclopedia's first page, or of its search results for a keyword. */
export function encyclopediaAddress(keyword = ''): string {
  return keyword ? `${path}?${new URLSearchParams({ keyword })}` : path;
}

/** The keyword of an address, as a call takes it. */
export function readKeywordOf(params: URLSearchParams): string {
  return readKeyword(params.get('keyword'), longestKeyword);
}
