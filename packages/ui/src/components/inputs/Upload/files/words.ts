import type { Messages } from '../../../../messages/types.ts';
import type { FileKind } from '../formats/fileFormat.ts';
import { sizeText } from '../parts/wording.ts';
import { bytesFor, limitGroups, type MaxBytes } from './limits.ts';

type Words = Messages['upload'];

/** The texts of a file field: those for pictures, with "file" in place of "picture". */
export function fileWords(say: Words, accept: readonly FileKind[] | 'any'): Words {
  const { files } = say;
  const type = accept === 'any' ? files.anyKind : files.only(kindsText(say, accept));
  return { ...say, ...files, problem: { ...say.problem, type, same: files.same } };
}

/** Describes the accepted files of a field with its limits: "PDF, Word, Excel, PowerPoint up to 20M each; up to 5 files." */
export function limitsText(
  say: Words,
  accept: readonly FileKind[] | 'any',
  maxBytes: MaxBytes | undefined,
  max: number,
): string {
  const { files } = say;
  const groups =
    accept === 'any'
      ? ([[files.anyKind, sizeText(bytesFor('other', maxBytes))]] as const)
      : limitGroups(accept, maxBytes).map(
          ([kinds, bytes]) => [kindsText(say, kinds), sizeText(bytes)] as const,
        );
  return files.accepted(groups, max);
}

function kindsText({ files }: Words, kinds: readonly FileKind[]): string {
  return files.joined([...new Set(kinds)].map((kind) => files.kinds[kind]));
}
