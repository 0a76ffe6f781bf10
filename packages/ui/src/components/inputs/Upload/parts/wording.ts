import type { Messages } from '../../../../messages/types.ts';
import type { UploadNews } from '../machine/uploadList.ts';
import type { UploadProblem, UploadState } from '../types.ts';

type Words = Messages['upload'];

/** Bytes as the trade writes a limit: 10M, 1.5M, 512K. */
export function sizeText(bytes: number): string {
  const mega = bytes / 1024 ** 2;
  return mega >= 1 ? `${rounded(mega)}M` : `${Math.max(1, Math.round(bytes / 1024))}K`;
}

function rounded(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

/** Why a picture is not uploaded; `limit` as `sizeText` writes it. */
export function problemText(problem: UploadProblem, say: Words, limit: string): string {
  const words = say.problem;
  if ('text' in problem && problem.text) return problem.text;
  switch (problem.kind) {
    case 'size':
      return words.size(problem.bytes === undefined ? limit : sizeText(problem.bytes));
    case 'same':
      return words.same(problem.name);
    case 'limited':
      return problem.seconds === null ? words.limited : words.limitedFor(problem.seconds);
    case 'refused':
      return problem.text;
    default:
      return words[problem.kind];
  }
}

/** The state of an upload as text. */
export function stateText(state: UploadState, say: Words, limit: string): string {
  switch (state.step) {
    case 'sending':
      return say.sending(Math.floor(state.share * 100));
    case 'stopped':
      return say.files.stopped(Math.floor(state.share * 100));
    case 'failed':
      return problemText(state.problem, say, limit);
    case 'pausing':
      return `${problemText(state.problem, say, limit)} · ${say.pausing}`;
    default:
      return say[state.step];
  }
}

/** Returns the text to announce; visible texts of the field are live regions themselves. */
export function newsText(news: UploadNews, say: Words, limit: string): string {
  switch (news.kind) {
    case 'failed':
      return say.said.failed(news.name, problemText(news.problem, say, limit));
    case 'moved':
      return say.said.moved(news.name, news.place, news.of);
    case 'arrived':
      return say.said.arrived;
    case 'tooMany':
      return '';
    default:
      return say.said[news.kind](news.name);
  }
}
