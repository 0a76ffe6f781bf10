/** A place on the map. */
export interface MapMarker {
  readonly key: string;
  readonly label: string;
  readonly lon: number;
  readonly lat: number;
  /** The uncertainty of its position, in nautical miles: drawn as a ring around it. */
  readonly radius?: number;
  readonly kind: 'origin' | 'destination' | 'transit' | 'vessel' | 'port';
  /** The page of the place: its mark leads there. */
  readonly href?: string;
  /** The name of its link if it is more than the label: "Shanghai CNSHA". */
  readonly name?: string;
}
