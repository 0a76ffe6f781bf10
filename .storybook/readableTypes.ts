import type { Plugin } from 'vite';

const readonlyArray = /\breadonly (?=[\w.<>|, ()']+\[\])/g;
const withFormerNames = /: Given(?=\w+Props\b)/g;

/**
 * react-docgen describes `readonly X[]` as unknown, and no properties of a union such as `GivenXProps`. Types are removed before the code reaches a browser, so the modules
 * it reads contain `X[]`; blanks keep every line and column in its place.
 */
export function readableTypes(): Plugin {
  return {
    name: 'fairway:readable-types',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/[^/]+\/src\/.*\.tsx$/ },
      handler: (code) => ({
        code: code
          .replace(readonlyArray, (word) => ' '.repeat(word.length))
          .replace(withFormerNames, ':      '),
        map: null,
      }),
    },
  };
}
