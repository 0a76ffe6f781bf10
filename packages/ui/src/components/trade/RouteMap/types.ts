/** A place on the map. */
export interface MapMarker {
  readonly key: string;
  readonly label: string;
  readonly lon: number;
  readonly lat: number;
  readonly kind: 'origin' | 'destination' | 'transit' | 'vessel' | 'port';
}
