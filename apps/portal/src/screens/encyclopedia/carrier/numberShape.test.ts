import { expect, it } from 'vitest';
import { numberShape, type Piece } from './numberShape.ts';

const describe = (piece: Piece) => {
  const what =
    piece.kind === 'fixed'
      ? piece.anyOf.join(' or ')
      : `${piece.least === piece.most ? piece.most : `${piece.least}-${piece.most}`} ${piece.kind}`;
  return piece.optional ? `(${what})` : what;
};

it.each([
  ['^(COSU)?\\d{10}$', ['(COSU) + 10 digits']],
  ['^MEDU[0-9A-Z]{6,9}$', ['MEDU + 6-9 either']],
  ['^(EBKG\\d{8}|[0-9A-Z]{10,16})$', ['EBKG + 8 digits', '10-16 either']],
  ['^(CMDU)?[A-Z]{3}\\d{7}[A-Z]?$', ['(CMDU) + 3 letters + 7 digits + (1 letters)']],
  ['^(CULU|CULV)[0-9A-Z]{8,12}$', ['CULU or CULV + 8-12 either']],
  ['^[A-Z]{4}\\d{8}(00)?$', ['4 letters + 8 digits + (00)']],
  ['^(YMLU)?[A-Z]\\d{9}$', ['(YMLU) + 1 letters + 9 digits']],
])('%s asks for %j', (pattern, shapes) => {
  expect(numberShape(pattern).map((pieces) => pieces.map(describe).join(' + '))).toEqual(shapes);
});
