import type { CarrierDetail } from '@fairway/gateway/contract/shippingCompany';
import { Description, Descriptions, Section } from '@fairway/ui';
import * as styles from '../../../features/guide/page.css.ts';
import { useWords } from '../../../language/words.ts';
import { numberShape, type Piece } from './numberShape.ts';
import type { words } from './words.zh.ts';

/** Ways to track cargo of this carrier: by container, bill of lading or booking, and the format of their numbers. */
export function Numbers({ detail }: { detail: CarrierDetail }) {
  const { t } = useWords<typeof words>();
  const { carrier, billPattern, bookingPattern, patternConfidence } = detail;
  const sayPiece = (piece: Piece) => {
    const what =
      piece.kind === 'fixed'
        ? piece.anyOf.join(t('carrier.or'))
        : t(`carrier.piece.${piece.kind}`, {
            count: piece.most,
            range: piece.least === piece.most ? String(piece.most) : `${piece.least}–${piece.most}`,
          });
    return piece.optional ? t('carrier.optional', { what }) : what;
  };
  const say = (pattern: string) =>
    numberShape(pattern)
      .map((pieces) => pieces.map(sayPiece).join(' + '))
      .join(t('carrier.orElse'));
  return (
    <Section ground="none" title={t('carrier.numbers')}>
      <Descriptions layout="rows" columns={1}>
        <Description term={t('carrier.prefixes')}>
          {carrier.prefixes.length > 0 ? carrier.prefixes.join(' ') : t('carrier.noPrefixes')}
        </Description>
        <Description term={t('carrier.bill')}>{say(billPattern)}</Description>
        <Description term={t('carrier.booking')}>{say(bookingPattern)}</Description>
      </Descriptions>
      <p className={styles.note}>{t(`carrier.confidence.${patternConfidence}`)}</p>
    </Section>
  );
}
