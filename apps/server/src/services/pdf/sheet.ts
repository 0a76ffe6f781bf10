declare global {
  namespace PDFKit.Mixins {
    /** Options of the library that its types lack. */
    interface StructureElementOptions {
      /** Left, top, right and bottom, in points. */
      bbox?: readonly [number, number, number, number];
      /** The scope of a header cell. */
      scope?: 'Column' | 'Row';
    }
  }
}

/** A document being drawn, and the structure that its parts are added to. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  /** Between the margins, in points. */
  readonly width: number;
}

/** Points. */
export const page = { margin: 42, foot: 54, gutter: 18 } as const;
export const sizes = { title: 18, heading: 12, strong: 10.5, text: 9.5, small: 8 } as const;
export const lineGap = 1.5;
export const colours = { ink: '#17212b', quiet: '#566370', line: '#cfd6dd', head: '#f1f4f7' } as const;
