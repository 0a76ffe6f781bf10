import { foldedAway, foldedLetters, traditionalPairs } from '@fairway/trade';
import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { upGramStatistics, upSearchGrams } from '../../database/textIndex.ts';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const characters = [...traditionalPairs];
const traditional = characters.filter((_, index) => index % 2 === 0).join('');
const simplified = characters.filter((_, index) => index % 2 === 1).join('');
const longer = foldedLetters.filter(([, replacement]) => replacement.length > 1);
const single = foldedLetters.filter(([, replacement]) => replacement.length === 1);
const asciiSigns =
  String.fromCharCode(...Array.from({ length: 32 }, (_, index) => index + 1)) +
  '!"\'(),./:;<=>?[]`{|}~*-\u007f';

/**
 * `fold` of the trade package, for columns. Most texts are ASCII and take the short way; a look-up in the long table is
 * slow, so only texts with a traditional character are translated. A change of the fold runs this again under another
 * name.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  const replaced = longer.reduce(
    (text, [letter, replacement]) => `replace(${text}, ${literal(letter)}, ${literal(replacement)})`,
    `translate(lower(regexp_replace(normalize(written, NFKD), ${literal(`[${foldedAway.marks}]+`)}, '', 'g') collate "und-x-icu"),
      ${literal(single.map(([letter]) => letter).join(''))}, ${literal(single.map(([, letter]) => letter).join(''))})`,
  );
  await sql
    .raw(
      `create or replace function fold_text(written text) returns text
      language plpgsql immutable strict parallel safe as $fold$
      declare folded text;
      begin
        if octet_length(written) = length(written) then
          return translate(lower(written collate "C"), ${literal(asciiSigns)}, '');
        end if;
        folded := ${replaced};
        folded := regexp_replace(folded, ${literal(`[${foldedAway.signs}]+`)}, '', 'g');
        if folded ~ '[${traditional}]' then
          folded := translate(folded, '${traditional}', '${simplified}');
        end if;
        return folded;
      end
      $fold$`,
    )
    .execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '080_foldText', up },
  { name: '081_foldLetters', up },
  { name: '083_searchGrams', up: upSearchGrams },
  { name: '094_gramStatistics', up: upGramStatistics },
];
